import torch
from transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("sentence-transformers/paraphrase-multilingual-mpnet-base-v2")
model = AutoModel.from_pretrained("sentence-transformers/paraphrase-multilingual-mpnet-base-v2", device_map="auto")

sentences = [
    "The train leaves at seven.",
    "The departure is at 7 o'clock.",
    "She baked a lemon cake.",
]
inputs = tokenizer(sentences, padding=True, truncation=True, return_tensors="pt")
with torch.inference_mode():
    states = model(**inputs.to(model.device)).last_hidden_state
# The mean of the tokens of each sentence, without the padding
mask = inputs["attention_mask"].unsqueeze(-1).to(states)
embeddings = (states * mask).sum(dim=1) / mask.sum(dim=1)
embeddings = torch.nn.functional.normalize(embeddings)
print(embeddings @ embeddings.T)
