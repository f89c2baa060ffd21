import os

import requests

headers = {
    "Authorization": "Bearer " + os.environ["HF_TOKEN"],
}
payload = {"text": "The train to the coast leaves at 9:42 from platform seven."}
response = requests.post(
    "https://router.huggingface.co/fal-ai/acme/demo-model",
    headers=headers,
    json=payload,
)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
result = response.json()
value = result["audio"]["url"]
response = requests.get(value)
if not response.ok:
    raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
name = "speech." + value.partition("?")[0].rpartition(".")[2]
with open(name, "wb") as file:
    file.write(response.content)
print("Saved", name)
