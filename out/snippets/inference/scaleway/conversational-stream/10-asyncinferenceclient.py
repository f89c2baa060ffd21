import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    stream = await client.chat.completions.create(
        model="acme/demo-model:scaleway",
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


asyncio.run(main())
