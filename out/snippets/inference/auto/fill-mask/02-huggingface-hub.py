import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.fill_mask(
    text="Bees collect nectar and turn it into <mask>.",
    model="acme/demo-model",
)
print(result)
