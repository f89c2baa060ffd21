import asyncio
import os

import httpx

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
    "Accept": "image/png",
}
payload = {
    "inputs": "A lighthouse on a cliff at dusk, watercolor",
    "parameters": {"num_inference_steps": 5},
}


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
with open("image.png", "wb") as file:
    file.write(response.content)
print("Saved", "image.png")
