import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.automatic_speech_recognition(
        audio="sample1.flac",
        model="acme/demo-model",
    )
    print(result.text)


asyncio.run(main())
