from transformers import pipeline

pipe = pipeline(
    "text-generation",
    model="Erland/Mistral-Small-24B-Base-2501",
    device_map="auto",
)

outputs = pipe("Once upon a time,", max_new_tokens=40)
print(outputs[0]["generated_text"])
