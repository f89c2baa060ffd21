import base64
import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
    "Accept": "image/png",
}
payload = {
    "parameters": {"prompt": "Turn this cat into a dog."},
}
with open("cat.png", "rb") as file:
    content = base64.b64encode(file.read()).decode()
payload["inputs"] = content
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo-model",
    headers=headers,
    json=payload,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
with open("image.png", "wb") as file:
    file.write(response.content)
print("Saved", "image.png")
