import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.translation(
    text="Завтра утром мы поедем на поезде к морю.",
    model="acme/demo-model",
)
print(result.translation_text)
