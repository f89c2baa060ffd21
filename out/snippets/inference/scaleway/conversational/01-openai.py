import os

from openai import APIStatusError, OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)

try:
    completion = client.chat.completions.create(
        model="acme/demo-model:scaleway",
        messages=[
            {
                "role": "user",
                "content": "Which planet in the solar system has the shortest year?",
            },
        ],
    )
except APIStatusError as error:
    raise RuntimeError(f"HTTP {error.status_code}: {error.response.text}") from error
print(completion.choices[0].message.content)
