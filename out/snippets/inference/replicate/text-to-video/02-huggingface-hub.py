import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="replicate",
    api_key=os.environ["HF_TOKEN"],
)

result = client.text_to_video(
    prompt="A paper boat drifts down a rainy street, seen from above.",
    model="acme/demo-model",
)
with open("video.mp4", "wb") as file:
    file.write(result)
print("Saved", "video.mp4")
