import asyncio
import base64
import os

import httpx

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "parameters": {
        "candidate_labels": ["cat", "dog", "rabbit"],
    },
}
with open("cat.jpg", "rb") as file:
    content = base64.b64encode(file.read()).decode()
payload["inputs"] = content


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
