import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="fal-ai",
    api_key=os.environ["HF_TOKEN"],
)

result = client.automatic_speech_recognition(
    audio="sample1.mp3",
    model="acme/demo-model",
)
print(result.text)
