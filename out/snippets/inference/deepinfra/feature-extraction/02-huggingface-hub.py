import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="deepinfra",
    api_key=os.environ["HF_TOKEN"],
)

result = client.feature_extraction(
    text="Store the coffee beans in a cool, dry place.",
    model="acme/demo-model",
)
print(result)
