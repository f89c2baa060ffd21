import os

from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)

completion = client.chat.completions.create(
    model="acme/demo-model:groq",
    messages=[
        {
            "role": "user",
            "content": "Which planet in the solar system has the shortest year?",
        },
    ],
)
print(completion.choices[0].message.content)
