import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.text_classification(
        text="The screen is gorgeous. Sadly, the battery is flat by noon.",
        model="acme/demo-model",
    )
    print(result)


asyncio.run(main())
