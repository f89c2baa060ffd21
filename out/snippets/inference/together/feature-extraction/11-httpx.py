import asyncio
import os

import httpx

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "model": "acme/demo-model",
    "input": "Store the coffee beans in a cool, dry place.",
}


async def main():
    async with httpx.AsyncClient(timeout=None) as client:
        return await client.post(
            "https://router.huggingface.co/together/v1/embeddings",
            headers=headers,
            json=payload,
        )


response = asyncio.run(main())
if response.is_error:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result["data"][0]["embedding"])
