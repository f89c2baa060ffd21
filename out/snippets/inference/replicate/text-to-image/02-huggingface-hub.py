import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="replicate",
    api_key=os.environ["HF_TOKEN"],
)

result = client.text_to_image(
    prompt="A lighthouse on a cliff at dusk, watercolor",
    extra_body={"output_format": "png"},
    model="acme/demo-model",
)
result.save("image.png")
print("Saved", "image.png")
