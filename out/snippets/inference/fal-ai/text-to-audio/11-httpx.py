import asyncio
import os
import urllib.request
from urllib.parse import urlparse

import httpx


def read_json(response):
    if response.is_error:
        raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
    return response.json()


headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "prompt": "slow acoustic guitar, soft rain in the background, warm and calm",
}


async def main():
    async with httpx.AsyncClient(headers=headers, timeout=None) as client:
        job = read_json(await client.post("https://router.huggingface.co/fal-ai/acme/demo-model?_subdomain=queue", json=payload))
        status_url = "https://router.huggingface.co/fal-ai" + urlparse(job["status_url"]).path + "?_subdomain=queue"
        result = read_json(await client.get(status_url))
        while result["status"] != "COMPLETED":
            await asyncio.sleep(1)
            result = read_json(await client.get(status_url))
        result_url = "https://router.huggingface.co/fal-ai" + urlparse(job["response_url"]).path + "?_subdomain=queue"
        result = read_json(await client.get(result_url))
        return result


result = asyncio.run(main())
value = result.get("audio_file") or result["audio"]
value = value["url"]
name = "audio." + value.partition("?")[0].rpartition(".")[2]
urllib.request.urlretrieve(value, name)
print("Saved", name)
