from transformers import pipeline

pipe = pipeline(
    "text-generation",
    model="poolside/Laguna-S-2.1",
    trust_remote_code=True,
    device_map="auto",
)

messages = [
    {"role": "user", "content": "Who are you?"},
]
outputs = pipe(messages, max_new_tokens=40)
print(outputs[0]["generated_text"][-1]["content"])
