import os

from openai import OpenAI

client = OpenAI(
    base_url="https://api.openai.com/v1",
    api_key=os.environ["OPENAI_API_KEY"],
)

completion = client.chat.completions.create(
    model="acme/demo-model",
    messages=[
        {
            "role": "user",
            "content": "Which planet in the solar system has the shortest year?",
        },
    ],
)
print(completion.choices[0].message.content)
