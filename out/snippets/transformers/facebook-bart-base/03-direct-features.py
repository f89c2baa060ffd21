import torch
from transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("facebook/bart-base")
model = AutoModel.from_pretrained("facebook/bart-base", device_map="auto")

text = "A short sentence to embed."
inputs = tokenizer(text, return_tensors="pt").to(model.device)
with torch.inference_mode():
    features = model(**inputs).last_hidden_state
print(features.shape)
