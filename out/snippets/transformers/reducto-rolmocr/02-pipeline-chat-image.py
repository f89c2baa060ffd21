from transformers import pipeline

pipe = pipeline(
    "image-text-to-text",
    model="reducto/RolmOCR",
    device_map="auto",
)

messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "path": "invoice.png"},
            {"type": "text", "text": "Write the text of this page as Markdown."},
        ],
    },
]
outputs = pipe(text=messages, max_new_tokens=4096)
print(outputs[0]["generated_text"][-1]["content"])
