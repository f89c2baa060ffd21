import base64
import os
import time
from urllib.parse import urlparse

import requests


def read_json(response):
    if not response.ok:
        raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
    return response.json()


headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {"prompt": "Turn this cat into a dog."}
with open("cat.png", "rb") as file:
    content = "data:image/png;base64," + base64.b64encode(file.read()).decode()
payload["image"] = content
response = requests.post(
    "https://router.huggingface.co/wavespeed/api/v3/acme/demo-model",
    headers=headers,
    json=payload,
)
job = read_json(response)

status_url = "https://router.huggingface.co/wavespeed" + urlparse(job["data"]["urls"]["get"]).path
result = read_json(requests.get(status_url, headers=headers))
while result["data"]["status"] != "completed":
    if result["data"]["status"] in ["failed", "cancelled", "timeout", "deleted"]:
        raise RuntimeError(f"The job failed: {result}")
    time.sleep(1)
    result = read_json(requests.get(status_url, headers=headers))
value = result["data"]["outputs"][0]
response = requests.get(value)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
name = "image." + value.partition("?")[0].rpartition(".")[2]
with open(name, "wb") as file:
    file.write(response.content)
print("Saved", name)
