from transformers import pipeline

pipe = pipeline(
    "text-generation",
    model="HuggingFaceTB/SmolLM2-135M-Instruct",
    device_map="auto",
)

messages = [
    {"role": "user", "content": "Who are you?"},
]
outputs = pipe(messages, max_new_tokens=40)
print(outputs[0]["generated_text"][-1]["content"])
