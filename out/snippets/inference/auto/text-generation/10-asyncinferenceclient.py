import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.text_generation(
        prompt="Which planet in the solar system has the shortest year?",
        model="acme/demo-model",
    )
    print(result)


asyncio.run(main())
