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
    "Prefer": "wait",
}
payload = {
    "input": {"text": "The train to the coast leaves at 9:42 from platform seven."},
}


async def main():
    async with httpx.AsyncClient(headers=headers, timeout=None) as client:
        job = read_json(await client.post("https://router.huggingface.co/replicate/v1/models/acme/demo-model/predictions", json=payload))
        status_url = "https://router.huggingface.co/replicate" + urlparse(job["urls"]["get"]).path
        result = job
        while result["status"] != "succeeded":
            if result["status"] in ["failed", "canceled", "aborted"]:
                raise RuntimeError(f"The job failed: {result}")
            await asyncio.sleep(1)
            result = read_json(await client.get(status_url))
        return result


result = asyncio.run(main())
value = result["output"]
if isinstance(value, list):
    value = value[0]
name = "speech." + value.partition("?")[0].rpartition(".")[2]
urllib.request.urlretrieve(value, name)
print("Saved", name)
