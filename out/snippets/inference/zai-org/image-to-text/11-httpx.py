import asyncio
import base64
import os

import httpx

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
    "x-source-channel": "hugging_face",
    "accept-language": "en-US,en",
}
payload = {"model": "acme/demo-model"}
with open("cat.jpg", "rb") as file:
    content = "data:image/jpeg;base64," + base64.b64encode(file.read()).decode()
payload["file"] = content


async def main():
    async with httpx.AsyncClient(timeout=None) as client:
        return await client.post(
            "https://router.huggingface.co/zai-org/api/paas/v4/layout_parsing",
            headers=headers,
            json=payload,
        )


response = asyncio.run(main())
if response.is_error:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result["md_results"])
