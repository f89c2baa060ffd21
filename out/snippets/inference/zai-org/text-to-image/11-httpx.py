import asyncio
import os
import urllib.request

import httpx


def read_json(response):
    if response.is_error:
        raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
    return response.json()


headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
    "x-source-channel": "hugging_face",
    "accept-language": "en-US,en",
}
payload = {
    "model": "acme/demo-model",
    "prompt": "A lighthouse on a cliff at dusk, watercolor",
}


async def main():
    async with httpx.AsyncClient(headers=headers, timeout=None) as client:
        job = read_json(await client.post("https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations", json=payload))
        status_url = "https://router.huggingface.co/zai-org/api/paas/v4/async-result/" + job["id"]
        result = read_json(await client.get(status_url))
        while result["task_status"] != "SUCCESS":
            if result["task_status"] in ["FAIL"]:
                raise RuntimeError(f"The job failed: {result}")
            await asyncio.sleep(5)
            result = read_json(await client.get(status_url))
        return result


result = asyncio.run(main())
value = result["image_result"][0]["url"]
urllib.request.urlretrieve(value, "image.png")
print("Saved", "image.png")
