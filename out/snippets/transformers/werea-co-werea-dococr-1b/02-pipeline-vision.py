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
            {
                "type": "image",
                "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG",
            },
            {"type": "text", "text": "Which animal is on the candy?"},
        ],
    },
]
outputs = pipe(text=messages, max_new_tokens=1024)
print(outputs[0]["generated_text"][-1]["content"])
