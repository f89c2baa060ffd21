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
    "Prefer": "wait",
}
payload = {
    "input": {"text": "The train to the coast leaves at 9:42 from platform seven."},
}
response = requests.post(
    "https://router.huggingface.co/replicate/v1/models/acme/demo-model/predictions",
    headers=headers,
    json=payload,
)
job = read_json(response)

status_url = "https://router.huggingface.co/replicate" + urlparse(job["urls"]["get"]).path
result = job
while result["status"] != "succeeded":
    if result["status"] in ["failed", "canceled", "aborted"]:
        raise RuntimeError(f"The job failed: {result}")
    time.sleep(1)
    result = read_json(requests.get(status_url, headers=headers))
value = result["output"]
if isinstance(value, list):
    value = value[0]
response = requests.get(value)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
name = "speech." + value.partition("?")[0].rpartition(".")[2]
with open(name, "wb") as file:
    file.write(response.content)
print("Saved", name)
