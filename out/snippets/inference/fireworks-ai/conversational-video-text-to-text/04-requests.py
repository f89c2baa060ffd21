import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "model": "acme/demo-model:fireworks-ai",
    "messages": [
        {
            "role": "user",
            "content": [
                {"type": "text", "text": "Describe this video in one sentence."},
                {
                    "type": "video_url",
                    "video_url": {
                        "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/hiker.mp4",
                    },
                },
            ],
        },
    ],
}
response = requests.post(
    "https://router.huggingface.co/v1/chat/completions",
    headers=headers,
    json=payload,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
print(response.json()["choices"][0]["message"]["content"])
