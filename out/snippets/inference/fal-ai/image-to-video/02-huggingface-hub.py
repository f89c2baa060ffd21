import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="fal-ai",
    api_key=os.environ["HF_TOKEN"],
)

result = client.image_to_video(
    image="cat.png",
    prompt="The cat stretches, yawns and lies down again.",
    model="acme/demo-model",
)
with open("video.mp4", "wb") as file:
    file.write(result)
print("Saved", "video.mp4")
