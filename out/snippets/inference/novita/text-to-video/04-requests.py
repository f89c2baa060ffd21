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
payload = {"prompt": "A paper boat drifts down a rainy street, seen from above."}
response = requests.post(
    "https://router.huggingface.co/novita/v3/async/acme/demo-model",
    headers=headers,
    json=payload,
)
job = read_json(response)

status_url = "https://router.huggingface.co/novita/v3/async/task-result?task_id=" + job["task_id"]
result = read_json(requests.get(status_url, headers=headers))
while result["task"]["status"] != "TASK_STATUS_SUCCEED":
    if result["task"]["status"] in ["TASK_STATUS_FAILED"]:
        raise RuntimeError(f"The job failed: {result}")
    time.sleep(1)
    result = read_json(requests.get(status_url, headers=headers))
value = result["videos"][0]["video_url"]
response = requests.get(value)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
with open("video.mp4", "wb") as file:
    file.write(response.content)
print("Saved", "video.mp4")
