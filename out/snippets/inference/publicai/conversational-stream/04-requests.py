import json
import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "model": "acme/demo-model:publicai",
    "messages": [
        {
            "role": "user",
            "content": "Which planet in the solar system has the shortest year?",
        },
    ],
    "stream": True,
}
response = requests.post(
    "https://router.huggingface.co/v1/chat/completions",
    headers=headers,
    json=payload,
    stream=True,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")

event = b""
for line in response.iter_lines():
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
    elif not line:
        event = b""
print()
