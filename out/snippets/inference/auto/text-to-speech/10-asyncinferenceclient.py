import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.text_to_speech(
        text="The train to the coast leaves at 9:42 from platform seven.",
        model="acme/demo-model",
    )
    with open("speech.flac", "wb") as file:
        file.write(result)
    print("Saved", "speech.flac")


asyncio.run(main())
