import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "model": "acme/demo-model",
    "input": "Store the coffee beans in a cool, dry place.",
}
response = requests.post(
    "https://router.huggingface.co/deepinfra/v1/openai/embeddings",
    headers=headers,
    json=payload,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result["data"][0]["embedding"])
