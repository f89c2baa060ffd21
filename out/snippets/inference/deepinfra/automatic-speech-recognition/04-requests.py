import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
with open("sample1.flac", "rb") as file:
    response = requests.post(
        "https://router.huggingface.co/deepinfra/v1/openai/audio/transcriptions",
        headers=headers,
        files={"file": ("audio.flac", file, "audio/flac")},
        data={
            "model": "acme/demo-model",
        },
    )
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
print(result["text"])
