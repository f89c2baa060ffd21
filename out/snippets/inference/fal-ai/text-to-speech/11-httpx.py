import asyncio
import os
import urllib.request

import httpx

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {"text": "The train to the coast leaves at 9:42 from platform seven."}


async def main():
    async with httpx.AsyncClient(timeout=None) as client:
        return await client.post(
            "https://router.huggingface.co/fal-ai/acme/demo-model",
            headers=headers,
            json=payload,
        )


response = asyncio.run(main())
if response.is_error:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
value = result["audio"]["url"]
name = "speech." + value.partition("?")[0].rpartition(".")[2]
urllib.request.urlretrieve(value, name)
print("Saved", name)
