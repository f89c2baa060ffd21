import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.tabular_classification(
    table={
        "Height": ["12.4"],
        "Length1": ["25.2"],
        "Length2": ["27.3"],
        "Species": ["Bream"],
    },
    model="acme/demo-model",
)
print(result)
