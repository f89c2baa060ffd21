from transformers import pipeline

pipe = pipeline(
    "text-generation",
    model="sample/causal-lm-with-code",
    trust_remote_code=True,
    device_map="auto",
)

outputs = pipe("Once upon a time,", max_new_tokens=40)
print(outputs[0]["generated_text"])
