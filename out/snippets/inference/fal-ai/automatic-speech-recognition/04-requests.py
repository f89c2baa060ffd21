import base64
import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {}
with open("sample1.mp3", "rb") as file:
    content = "data:audio/mpeg;base64," + base64.b64encode(file.read()).decode()
payload["audio_url"] = content
response = requests.post(
    "https://router.huggingface.co/fal-ai/acme/demo-model",
    headers=headers,
    json=payload,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result["text"])
