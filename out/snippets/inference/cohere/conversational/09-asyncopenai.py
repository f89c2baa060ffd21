import asyncio
import os

from openai import AsyncOpenAI

client = AsyncOpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    completion = await client.chat.completions.create(
        model="acme/demo-model:cohere",
        messages=[
            {
                "role": "user",
                "content": "Which planet in the solar system has the shortest year?",
            },
        ],
    )
    print(completion.choices[0].message.content)


asyncio.run(main())
