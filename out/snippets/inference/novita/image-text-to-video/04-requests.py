import base64
import os
import time

import requests


def read_json(response):
    if not response.ok:
        raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
    return response.json()


headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {
    "model": "MiniMax-H3",
    "content": [
        {
            "type": "text",
            "text": "The cat stretches, yawns and lies down again.",
        },
        {
            "type": "image_url",
            "image_url": {},
            "role": "first_frame",
        },
    ],
    "resolution": "768P",
    "duration": 4,
    "ratio": "adaptive",
}
with open("cat.png", "rb") as file:
    content = "data:image/png;base64," + base64.b64encode(file.read()).decode()
payload["content"][1]["image_url"]["url"] = content
response = requests.post(
    "https://router.huggingface.co/novita/v3/minimax/v2/video_generation",
    headers=headers,
    json=payload,
)
job = read_json(response)

status_url = "https://router.huggingface.co/novita/v3/minimax/v2/query/video_generation/" + job["task_id"]
result = read_json(requests.get(status_url, headers=headers))
while result["task"]["status"] != "succeeded":
    if result["task"]["status"] in ["failed", "cancelled"]:
        raise RuntimeError(f"The job failed: {result}")
    time.sleep(5)
    result = read_json(requests.get(status_url, headers=headers))
value = result["task"]["content"]["url"]
response = requests.get(value)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
with open("video.mp4", "wb") as file:
    file.write(response.content)
print("Saved", "video.mp4")
