import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.token_classification(
    text="Ada Lovelace wrote to Charles Babbage from London in 1843.",
    model="acme/demo-model",
)
print(result)
