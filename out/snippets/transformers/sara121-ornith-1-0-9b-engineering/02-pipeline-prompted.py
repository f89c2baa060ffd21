from transformers import pipeline

pipe = pipeline(
    "text-generation",
    model="Sara121/Ornith-1.0-9B-Engineering",
    device_map="auto",
)

prompt = "Ada is an astronomer. She works in Chile.\nQuestion: Where does Ada work?\nAnswer:"
outputs = pipe(prompt, max_new_tokens=40, return_full_text=False)
print(outputs[0]["generated_text"])
