import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.text_generation(
    prompt="Which planet in the solar system has the shortest year?",
    model="acme/demo-model",
)
print(result)
