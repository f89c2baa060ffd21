from transformers import pipeline

pipe = pipeline(
    "any-to-any",
    model="google/gemma-4-E2B-it",
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
outputs = pipe(text=messages, max_new_tokens=200, return_full_text=False)
print(outputs[0]["generated_text"])
