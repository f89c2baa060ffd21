import asyncio
import base64
import os
import urllib.request

import httpx


def read_json(response):
    if response.is_error:
        raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
    return response.json()


headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "model": "MiniMax-H3",
    "content": [
        {
            "type": "text",
            "text": "The cat stretches, yawns and lies down again.",
        },
        {
            "type": "image_url",
            "image_url": {},
            "role": "first_frame",
        },
    ],
    "resolution": "768P",
    "duration": 4,
    "ratio": "adaptive",
}
with open("cat.png", "rb") as file:
    content = "data:image/png;base64," + base64.b64encode(file.read()).decode()
payload["content"][1]["image_url"]["url"] = content


async def main():
    async with httpx.AsyncClient(headers=headers, timeout=None) as client:
        job = read_json(await client.post("https://router.huggingface.co/novita/v3/minimax/v2/video_generation", json=payload))
        status_url = "https://router.huggingface.co/novita/v3/minimax/v2/query/video_generation/" + job["task_id"]
        result = read_json(await client.get(status_url))
        while result["task"]["status"] != "succeeded":
            if result["task"]["status"] in ["failed", "cancelled"]:
                raise RuntimeError(f"The job failed: {result}")
            await asyncio.sleep(5)
            result = read_json(await client.get(status_url))
        return result


result = asyncio.run(main())
value = result["task"]["content"]["url"]
urllib.request.urlretrieve(value, "video.mp4")
print("Saved", "video.mp4")
