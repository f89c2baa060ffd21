import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "model": "acme/demo-model",
    "messages": [
        {
            "role": "user",
            "content": "Which planet in the solar system has the shortest year?",
        },
    ],
    "response_format": {
        "type": "json_schema",
        "json_schema": {
            "name": "planet",
            "schema": {
                "type": "object",
                "properties": {
                    "name": {"type": "string"},
                },
                "required": ["name"],
            },
        },
    },
}
response = requests.post(
    "https://router.huggingface.co/v1/chat/completions",
    headers=headers,
    json=payload,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
print(response.json()["choices"][0]["message"]["content"])
