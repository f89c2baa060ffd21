import asyncio
import base64
import os

import httpx

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {}
with open("sample1.mp3", "rb") as file:
    content = "data:audio/mpeg;base64," + base64.b64encode(file.read()).decode()
payload["audio_url"] = content


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
print(result["text"])
