import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="openai",
    api_key=os.environ["OPENAI_API_KEY"],
)


async def main():
    completion = await client.chat.completions.create(
        model="acme/demo-model",
        messages=[
            {
                "role": "user",
                "content": "Which planet in the solar system has the shortest year?",
            },
        ],
    )
    print(completion.choices[0].message.content)


asyncio.run(main())
