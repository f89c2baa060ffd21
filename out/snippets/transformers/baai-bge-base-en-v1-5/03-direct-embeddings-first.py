import torch
from transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("BAAI/bge-base-en-v1.5")
model = AutoModel.from_pretrained("BAAI/bge-base-en-v1.5", device_map="auto")

sentences = [
    "The train leaves at seven.",
    "The departure is at 7 o'clock.",
    "She baked a lemon cake.",
]
inputs = tokenizer(sentences, padding=True, truncation=True, return_tensors="pt")
with torch.inference_mode():
    states = model(**inputs.to(model.device)).last_hidden_state
# The first token stands for the sentence
embeddings = torch.nn.functional.normalize(states[:, 0])
print(embeddings @ embeddings.T)
