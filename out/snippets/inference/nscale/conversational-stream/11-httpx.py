import asyncio
import json
import os

import httpx

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "model": "acme/demo-model:nscale",
    "messages": [
        {
            "role": "user",
            "content": "Which planet in the solar system has the shortest year?",
        },
    ],
    "stream": True,
}


async def lines_of(response):
    rest = b""
    async for part in response.aiter_bytes():
        *lines, rest = (rest + part).split(b"\n")
        for line in lines:
            yield line
    yield rest


async def main():
    async with (
        httpx.AsyncClient(timeout=None) as client,
        client.stream("POST", "https://router.huggingface.co/v1/chat/completions", headers=headers, json=payload) as response,
    ):
        if response.is_error:
            reason = await response.aread()
            raise RuntimeError(f"HTTP {response.status_code}: {reason.decode()}")
        event = b""
        async for line in lines_of(response):
            name, _, value = line.partition(b":")
            value = value.strip()
            if name == b"event":
                event = value
            elif name == b"data" and value == b"[DONE]":
                break
            elif name == b"data":
                chunk = json.loads(value)
                if event == b"error" or chunk.get("error"):
                    raise RuntimeError(value.decode())
                for choice in chunk.get("choices") or []:
                    print(choice["delta"].get("content") or "", end="", flush=True)
            elif not line.strip():
                event = b""
    print()


asyncio.run(main())
