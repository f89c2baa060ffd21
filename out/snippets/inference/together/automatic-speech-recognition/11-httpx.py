import asyncio
import os

import httpx

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
with open("sample1.flac", "rb") as file:
    content = file.read()


async def main():
    async with httpx.AsyncClient(timeout=None) as client:
        return await client.post(
            "https://router.huggingface.co/together/v1/audio/transcriptions",
            headers=headers,
            files={"file": ("audio.flac", content, "audio/flac")},
            data={
                "model": "acme/demo-model",
            },
        )


response = asyncio.run(main())
if response.is_error:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result["text"])
