import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
headers["Content-Type"] = "image/jpeg"
with open("cat.jpg", "rb") as file:
    response = requests.post(
        "https://router.huggingface.co/hf-inference/models/acme/demo-model",
        headers=headers,
        data=file,
    )
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result)
