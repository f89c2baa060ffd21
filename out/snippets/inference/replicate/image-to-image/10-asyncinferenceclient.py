import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="replicate",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.image_to_image(
        image="cat.png",
        prompt="Turn this cat into a dog.",
        output_format="png",
        model="acme/demo-model",
    )
    result.save("image.png")
    print("Saved", "image.png")


asyncio.run(main())
