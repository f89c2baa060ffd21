import torch
from swarmformer import SwarmFormerModel
from transformers import AutoTokenizer

model = SwarmFormerModel.from_pretrained("takara-ai/SwarmFormer-Sentiment-Small").eval()
tokenizer = AutoTokenizer.from_pretrained("google-bert/bert-base-uncased")

inputs = tokenizer(
    "A slow start, but the last act is worth every minute.",
    padding="max_length",
    truncation=True,
    max_length=256,
    return_tensors="pt",
)
with torch.no_grad():
    logits = model(inputs["input_ids"])
print(logits.softmax(dim=-1))
