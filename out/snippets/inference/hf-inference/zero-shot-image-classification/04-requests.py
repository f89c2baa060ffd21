import base64
import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "parameters": {
        "candidate_labels": ["cat", "dog", "rabbit"],
    },
}
with open("cat.jpg", "rb") as file:
    content = base64.b64encode(file.read()).decode()
payload["inputs"] = content
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo-model",
    headers=headers,
    json=payload,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result)
