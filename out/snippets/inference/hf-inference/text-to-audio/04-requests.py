import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "inputs": "slow acoustic guitar, soft rain in the background, warm and calm",
}
response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/demo-model",
    headers=headers,
    json=payload,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
with open("audio.flac", "wb") as file:
    file.write(response.content)
print("Saved", "audio.flac")
