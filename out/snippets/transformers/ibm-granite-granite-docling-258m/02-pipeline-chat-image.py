from transformers import pipeline

pipe = pipeline(
    "image-text-to-text",
    model="ibm-granite/granite-docling-258M",
    device_map="auto",
)

messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "path": "invoice.png"},
            {"type": "text", "text": "Convert this page to docling."},
        ],
    },
]
outputs = pipe(text=messages, max_new_tokens=4096)
print(outputs[0]["generated_text"][-1]["content"])
