import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.translation(
    text="Tomorrow morning we will take the train to the sea.",
    model="acme/demo-model",
)
print(result.translation_text)
