import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.token_classification(
        text="Ada Lovelace wrote to Charles Babbage from London in 1843.",
        model="acme/demo-model",
    )
    print(result)


asyncio.run(main())
