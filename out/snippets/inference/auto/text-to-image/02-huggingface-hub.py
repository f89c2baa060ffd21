import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.text_to_image(
    prompt="A lighthouse on a cliff at dusk, watercolor",
    num_inference_steps=5,
    model="acme/demo-model",
)
result.save("image.png")
print("Saved", "image.png")
