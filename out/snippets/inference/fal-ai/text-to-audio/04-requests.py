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
payload = {
    "prompt": "slow acoustic guitar, soft rain in the background, warm and calm",
}
response = requests.post(
    "https://router.huggingface.co/fal-ai/acme/demo-model?_subdomain=queue",
    headers=headers,
    json=payload,
)
job = read_json(response)

status_url = "https://router.huggingface.co/fal-ai" + urlparse(job["status_url"]).path + "?_subdomain=queue"
result = read_json(requests.get(status_url, headers=headers))
while result["status"] != "COMPLETED":
    time.sleep(1)
    result = read_json(requests.get(status_url, headers=headers))

result_url = "https://router.huggingface.co/fal-ai" + urlparse(job["response_url"]).path + "?_subdomain=queue"
result = read_json(requests.get(result_url, headers=headers))
value = result.get("audio_file") or result["audio"]
value = value["url"]
response = requests.get(value)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
name = "audio." + value.partition("?")[0].rpartition(".")[2]
with open(name, "wb") as file:
    file.write(response.content)
print("Saved", name)
