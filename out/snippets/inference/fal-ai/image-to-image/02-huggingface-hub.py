import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="fal-ai",
    api_key=os.environ["HF_TOKEN"],
)

result = client.image_to_image(
    image="cat.png",
    prompt="Turn this cat into a dog.",
    output_format="png",
    model="acme/demo-model",
)
result.save("image.png")
print("Saved", "image.png")
