import asyncio
import base64
import os

import httpx

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "model": "acme/demo-model:together",
    "messages": [
        {
            "role": "user",
            "content": [
                {"type": "text", "text": "What is said in this recording?"},
                {
                    "type": "input_audio",
                    "input_audio": {"format": "wav"},
                },
            ],
        },
    ],
}
with open("sample1.wav", "rb") as file:
    content = base64.b64encode(file.read()).decode()
payload["messages"][0]["content"][1]["input_audio"]["data"] = content


async def main():
    async with httpx.AsyncClient(timeout=None) as client:
        return await client.post(
            "https://router.huggingface.co/v1/chat/completions",
            headers=headers,
            json=payload,
        )


response = asyncio.run(main())
if response.is_error:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
print(response.json()["choices"][0]["message"]["content"])
