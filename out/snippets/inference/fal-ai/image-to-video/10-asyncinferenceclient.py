import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="fal-ai",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.image_to_video(
        image="cat.png",
        prompt="The cat stretches, yawns and lies down again.",
        model="acme/demo-model",
    )
    with open("video.mp4", "wb") as file:
        file.write(result)
    print("Saved", "video.mp4")


asyncio.run(main())
