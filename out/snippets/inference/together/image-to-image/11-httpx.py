import asyncio
import base64
import os

import httpx

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "model": "acme/demo-model",
    "prompt": "Turn this cat into a dog.",
    "response_format": "base64",
}
with open("cat.png", "rb") as file:
    content = "data:image/png;base64," + base64.b64encode(file.read()).decode()
payload["reference_images"] = [content]


async def main():
    async with httpx.AsyncClient(timeout=None) as client:
        return await client.post(
            "https://router.huggingface.co/together/v1/images/generations",
            headers=headers,
            json=payload,
        )


response = asyncio.run(main())
if response.is_error:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
value = result["data"][0]["b64_json"]
content = base64.b64decode(value)
with open("image.jpg", "wb") as file:
    file.write(content)
print("Saved", "image.jpg")
