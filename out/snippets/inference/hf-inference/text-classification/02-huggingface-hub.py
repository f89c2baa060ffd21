import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.text_classification(
    text="The screen is gorgeous. Sadly, the battery is flat by noon.",
    model="acme/demo-model",
)
print(result)
