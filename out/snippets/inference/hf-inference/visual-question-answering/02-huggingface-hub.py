import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.visual_question_answering(
    image="street.jpg",
    question="How many bicycles are there?",
    model="acme/demo-model",
)
print(result)
