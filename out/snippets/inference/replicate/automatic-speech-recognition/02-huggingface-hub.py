import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="replicate",
    api_key=os.environ["HF_TOKEN"],
)

result = client.automatic_speech_recognition(
    audio="sample1.flac",
    model="acme/demo-model",
)
print(result.text)
