import base64
import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["OPENAI_API_KEY"],
}
payload = {
    "model": "acme/demo-model",
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
response = requests.post(
    "https://api.openai.com/v1/chat/completions",
    headers=headers,
    json=payload,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
print(response.json()["choices"][0]["message"]["content"])
