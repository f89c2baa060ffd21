import asyncio
import os

import httpx

headers = {
    "Authorization": "Bearer " + os.environ["TOGETHER_API_KEY"],
}
payload = {
    "model": "acme/demo-model",
    "query": "How long does a day on Venus last?",
    "documents": [
        "Venus turns so slowly that one day lasts 243 days of the Earth.",
        "Mars has two small moons, Phobos and Deimos.",
        "The clouds of Venus consist of sulfuric acid.",
    ],
}


async def main():
    async with httpx.AsyncClient(timeout=None) as client:
        return await client.post(
            "https://api.together.ai/v1/rerank",
            headers=headers,
            json=payload,
        )


response = asyncio.run(main())
if response.is_error:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result["results"])
