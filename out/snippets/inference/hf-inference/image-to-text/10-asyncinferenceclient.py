import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.image_to_text(
        image="cat.jpg",
        model="acme/demo-model",
    )
    print(result.generated_text)


asyncio.run(main())
