from transformers import pipeline

pipe = pipeline(
    "image-text-to-text",
    model="Werea-co/Werea-DocOCR-1B",
    device_map="auto",
)

messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "path": "invoice.png"},
            # No text: all that it does is to read.
        ],
    },
]
outputs = pipe(text=messages, max_new_tokens=4096)
print(outputs[0]["generated_text"][-1]["content"])
