import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.audio_to_audio(
        audio="sample1.flac",
        model="acme/demo-model",
    )
    content = result[0].blob
    with open("audio.flac", "wb") as file:
        file.write(content)
    print("Saved", "audio.flac")


asyncio.run(main())
