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
    "model": "acme/demo-model",
    "frame_images": [
        {"frame": "first"},
    ],
    "prompt": "The cat stretches, yawns and lies down again.",
}
with open("cat.png", "rb") as file:
    content = "data:image/png;base64," + base64.b64encode(file.read()).decode()
payload["frame_images"][0]["input_image"] = content
response = requests.post(
    "https://router.huggingface.co/together/v2/videos",
    headers=headers,
    json=payload,
)
job = read_json(response)

status_url = "https://router.huggingface.co/together/v2/videos/" + job["id"]
result = read_json(requests.get(status_url, headers=headers))
while result["status"] != "completed":
    if result["status"] in ["failed", "cancelled"]:
        raise RuntimeError(f"The job failed: {result}")
    time.sleep(2)
    result = read_json(requests.get(status_url, headers=headers))
value = result["outputs"]["video_url"]
response = requests.get(value)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
with open("video.mp4", "wb") as file:
    file.write(response.content)
print("Saved", "video.mp4")
