import asyncio
import base64
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
payload = {"prompt": "Turn this cat into a dog."}
with open("cat.png", "rb") as file:
    content = "data:image/png;base64," + base64.b64encode(file.read()).decode()
payload["image"] = content


async def main():
    async with httpx.AsyncClient(headers=headers, timeout=None) as client:
        job = read_json(await client.post("https://router.huggingface.co/wavespeed/api/v3/acme/demo-model", json=payload))
        status_url = "https://router.huggingface.co/wavespeed" + urlparse(job["data"]["urls"]["get"]).path
        result = read_json(await client.get(status_url))
        while result["data"]["status"] != "completed":
            if result["data"]["status"] in ["failed", "cancelled", "timeout", "deleted"]:
                raise RuntimeError(f"The job failed: {result}")
            await asyncio.sleep(1)
            result = read_json(await client.get(status_url))
        return result


result = asyncio.run(main())
value = result["data"]["outputs"][0]
name = "image." + value.partition("?")[0].rpartition(".")[2]
urllib.request.urlretrieve(value, name)
print("Saved", name)
