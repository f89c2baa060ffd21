from transformers import pipeline

pipe = pipeline(
    "image-text-to-text",
    model="zai-org/GLM-OCR",
    device_map="auto",
)

messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "path": "invoice.png"},
            # Others are "Table Recognition:" and "Formula Recognition:".
            {"type": "text", "text": "Text Recognition:"},
        ],
    },
]
outputs = pipe(text=messages, max_new_tokens=4096)
print(outputs[0]["generated_text"][-1]["content"])
