import base64
import os

from openai import APIStatusError, OpenAI

client = OpenAI(
    base_url="https://api.openai.com/v1",
    api_key=os.environ["OPENAI_API_KEY"],
)

messages = [
    {
        "role": "user",
        "content": [
            {"type": "text", "text": "What is said in this recording?"},
            {
                "type": "input_audio",
                "input_audio": {"format": "wav"},
            },
        ],
    },
]
with open("sample1.wav", "rb") as file:
    content = base64.b64encode(file.read()).decode()
messages[0]["content"][1]["input_audio"]["data"] = content

try:
    completion = client.chat.completions.create(
        model="acme/demo-model",
        messages=messages,
    )
except APIStatusError as error:
    raise RuntimeError(f"HTTP {error.status_code}: {error.response.text}") from error
print(completion.choices[0].message.content)
