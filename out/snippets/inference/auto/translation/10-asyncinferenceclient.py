import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.translation(
        text="Tomorrow morning we will take the train to the sea.",
        model="acme/demo-model",
    )
    print(result.translation_text)


asyncio.run(main())
