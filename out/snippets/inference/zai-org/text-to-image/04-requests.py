import os
import time

import requests


def read_json(response):
    if not response.ok:
        raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
    return response.json()


headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
    "x-source-channel": "hugging_face",
    "accept-language": "en-US,en",
}
payload = {
    "model": "acme/demo-model",
    "prompt": "A lighthouse on a cliff at dusk, watercolor",
}
response = requests.post(
    "https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations",
    headers=headers,
    json=payload,
)
job = read_json(response)

status_url = "https://router.huggingface.co/zai-org/api/paas/v4/async-result/" + job["id"]
result = read_json(requests.get(status_url, headers=headers))
while result["task_status"] != "SUCCESS":
    if result["task_status"] in ["FAIL"]:
        raise RuntimeError(f"The job failed: {result}")
    time.sleep(5)
    result = read_json(requests.get(status_url, headers=headers))
value = result["image_result"][0]["url"]
response = requests.get(value)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
with open("image.png", "wb") as file:
    file.write(response.content)
print("Saved", "image.png")
