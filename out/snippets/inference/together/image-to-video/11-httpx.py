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
    "model": "acme/demo-model",
    "frame_images": [
        {"frame": "first"},
    ],
    "prompt": "The cat stretches, yawns and lies down again.",
}
with open("cat.png", "rb") as file:
    content = "data:image/png;base64," + base64.b64encode(file.read()).decode()
payload["frame_images"][0]["input_image"] = content


async def main():
    async with httpx.AsyncClient(headers=headers, timeout=None) as client:
        job = read_json(await client.post("https://router.huggingface.co/together/v2/videos", json=payload))
        status_url = "https://router.huggingface.co/together/v2/videos/" + job["id"]
        result = read_json(await client.get(status_url))
        while result["status"] != "completed":
            if result["status"] in ["failed", "cancelled"]:
                raise RuntimeError(f"The job failed: {result}")
            await asyncio.sleep(2)
            result = read_json(await client.get(status_url))
        return result


result = asyncio.run(main())
value = result["outputs"]["video_url"]
urllib.request.urlretrieve(value, "video.mp4")
print("Saved", "video.mp4")
