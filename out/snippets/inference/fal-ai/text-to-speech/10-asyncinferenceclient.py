import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="fal-ai",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.text_to_speech(
        text="The train to the coast leaves at 9:42 from platform seven.",
        model="acme/demo-model",
    )
    kinds = {b"RIFF": "wav", b"fLaC": "flac", b"OggS": "ogg"}
    name = "speech." + kinds.get(result[:4], "mp3")
    with open(name, "wb") as file:
        file.write(result)
    print("Saved", name)


asyncio.run(main())
