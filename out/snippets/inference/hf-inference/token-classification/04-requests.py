import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {"inputs": "Ada Lovelace wrote to Charles Babbage from London in 1843."}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo-model",
    headers=headers,
    json=payload,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result)
