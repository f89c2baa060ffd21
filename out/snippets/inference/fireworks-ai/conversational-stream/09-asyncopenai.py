import asyncio
import os

from openai import APIStatusError, AsyncOpenAI

client = AsyncOpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    stream = await client.chat.completions.create(
        model="acme/demo-model:fireworks-ai",
        messages=[
            {
                "role": "user",
                "content": "Which planet in the solar system has the shortest year?",
            },
        ],
        stream=True,
    )
    async for chunk in stream:
        for choice in chunk.choices:
            print(choice.delta.content or "", end="", flush=True)
    print()


try:
    asyncio.run(main())
except APIStatusError as error:
    raise RuntimeError(f"HTTP {error.status_code}: {error.response.text}") from error
