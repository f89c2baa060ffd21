import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="wavespeed",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.text_to_video(
        prompt="A paper boat drifts down a rainy street, seen from above.",
        model="acme/demo-model",
    )
    with open("video.mp4", "wb") as file:
        file.write(result)
    print("Saved", "video.mp4")


asyncio.run(main())
