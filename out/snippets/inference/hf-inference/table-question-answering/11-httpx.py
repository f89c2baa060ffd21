import asyncio
import os

import httpx

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "inputs": {
        "query": "Which river is the longest?",
        "table": {
            "River": ["Rhine", "Danube", "Elbe"],
            "Length in km": ["1233", "2850", "1094"],
            "Mouth": ["North Sea", "Black Sea", "North Sea"],
        },
    },
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
result = response.json()
print(result)
