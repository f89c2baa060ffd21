import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.tabular_classification(
        table={
            "Height": ["12.4"],
            "Length1": ["25.2"],
            "Length2": ["27.3"],
            "Species": ["Bream"],
        },
        model="acme/demo-model",
    )
    print(result)


asyncio.run(main())
