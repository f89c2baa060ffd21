import asyncio
import os

import httpx

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "inputs": {
        "source_sentence": "How do I reset my password?",
        "sentences": [
            "I forgot my login details.",
            "Where can I change my delivery address?",
            "The steps to choose a new password",
        ],
    },
}


async def main():
    async with httpx.AsyncClient(timeout=None) as client:
        return await client.post(
            "https://router.huggingface.co/hf-inference/models/acme/demo-model/pipeline/sentence-similarity",
            headers=headers,
            json=payload,
        )


response = asyncio.run(main())
if response.is_error:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result)
