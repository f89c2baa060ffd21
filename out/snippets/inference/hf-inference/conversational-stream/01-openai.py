import os

from openai import APIStatusError, OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)

try:
    stream = client.chat.completions.create(
        model="acme/demo-model:hf-inference",
        messages=[
            {
                "role": "user",
                "content": "Which planet in the solar system has the shortest year?",
            },
        ],
        stream=True,
    )
except APIStatusError as error:
    raise RuntimeError(f"HTTP {error.status_code}: {error.response.text}") from error
for chunk in stream:
    for choice in chunk.choices:
        print(choice.delta.content or "", end="", flush=True)
print()
