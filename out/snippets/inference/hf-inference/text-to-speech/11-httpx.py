import asyncio
import os

import httpx

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {"inputs": "The train to the coast leaves at 9:42 from platform seven."}


async def main():
    async with httpx.AsyncClient(timeout=None) as client:
        return await client.post(
            "https://router.huggingface.co/hf-inference/models/acme/demo-model",
            headers=headers,
            json=payload,
        )


response = asyncio.run(main())
if response.is_error:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
with open("speech.flac", "wb") as file:
    file.write(response.content)
print("Saved", "speech.flac")
