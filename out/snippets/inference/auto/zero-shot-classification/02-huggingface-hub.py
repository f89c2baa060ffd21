import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.zero_shot_classification(
    text="My parcel was marked as delivered on Monday, but nothing has arrived.",
    candidate_labels=["shipping", "payment", "account"],
    model="acme/demo-model",
)
print(result)
