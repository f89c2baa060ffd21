import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "model": "acme/demo-model",
    "prompt": "Which planet in the solar system has the shortest year?",
}
response = requests.post(
    "https://router.huggingface.co/together/v1/completions",
    headers=headers,
    json=payload,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result["choices"][0]["text"])
