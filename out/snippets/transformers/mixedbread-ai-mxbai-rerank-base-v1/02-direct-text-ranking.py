import torch
from transformers import AutoModelForSequenceClassification, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("mixedbread-ai/mxbai-rerank-base-v1")
model = AutoModelForSequenceClassification.from_pretrained(
    "mixedbread-ai/mxbai-rerank-base-v1",
    device_map="auto",
)

query = "How many people live in Berlin?"
documents = [
    "Berlin had 3.7 million inhabitants in 2023.",
    "Berlin is known for its museums.",
]
inputs = tokenizer(
    [query] * len(documents),
    documents,
    padding=True,
    truncation=True,
    return_tensors="pt",
).to(model.device)
with torch.inference_mode():
    scores = model(**inputs).logits[:, -1]
for index in scores.argsort(descending=True).tolist():
    print(scores[index].item(), documents[index])
