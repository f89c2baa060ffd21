import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {"inputs": "Store the coffee beans in a cool, dry place."}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo-model/pipeline/feature-extraction",
    headers=headers,
    json=payload,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result)
