import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.zero_shot_classification(
        text="My parcel was marked as delivered on Monday, but nothing has arrived.",
        candidate_labels=["shipping", "payment", "account"],
        model="acme/demo-model",
    )
    print(result)


asyncio.run(main())
