import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.fill_mask(
        text="Bees collect nectar and turn it into <mask>.",
        model="acme/demo-model",
    )
    print(result)


asyncio.run(main())
