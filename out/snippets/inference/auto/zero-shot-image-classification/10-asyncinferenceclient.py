import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.zero_shot_image_classification(
        image="cat.jpg",
        candidate_labels=["cat", "dog", "rabbit"],
        model="acme/demo-model",
    )
    print(result)


asyncio.run(main())
