import asyncio
import base64
import os

from openai import APIStatusError, AsyncOpenAI

client = AsyncOpenAI(
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


async def main():
    completion = await client.chat.completions.create(
        model="acme/demo-model",
        messages=messages,
    )
    print(completion.choices[0].message.content)


try:
    asyncio.run(main())
except APIStatusError as error:
    raise RuntimeError(f"HTTP {error.status_code}: {error.response.text}") from error
