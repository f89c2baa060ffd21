import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.image_classification(
        image="cat.jpg",
        model="acme/demo-model",
    )
    print(result)


asyncio.run(main())
