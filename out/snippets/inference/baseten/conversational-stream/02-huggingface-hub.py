import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    api_key=os.environ["HF_TOKEN"],
)

stream = client.chat.completions.create(
    model="acme/demo-model:baseten",
    messages=[
        {
            "role": "user",
            "content": "Which planet in the solar system has the shortest year?",
        },
    ],
    stream=True,
)
for chunk in stream:
    for choice in chunk.choices:
        print(choice.delta.content or "", end="", flush=True)
print()
