import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="scaleway",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.feature_extraction(
        text="Store the coffee beans in a cool, dry place.",
        model="acme/demo-model",
    )
    print(result)


asyncio.run(main())
