import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {"inputs": "Tomorrow morning we will take the train to the sea."}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo-model",
    headers=headers,
    json=payload,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result)
