import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "inputs": {
        "query": "Which river is the longest?",
        "table": {
            "River": ["Rhine", "Danube", "Elbe"],
            "Length in km": ["1233", "2850", "1094"],
            "Mouth": ["North Sea", "Black Sea", "North Sea"],
        },
    },
}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo-model",
    headers=headers,
    json=payload,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result)
