import base64
import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "inputs": {"question": "How many bicycles are there?"},
}
with open("street.jpg", "rb") as file:
    content = base64.b64encode(file.read()).decode()
payload["inputs"]["image"] = content
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo-model",
    headers=headers,
    json=payload,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result)
