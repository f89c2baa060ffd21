import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="openai",
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
