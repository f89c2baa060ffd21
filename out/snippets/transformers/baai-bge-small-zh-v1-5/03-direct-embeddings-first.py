import torch
from transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("BAAI/bge-small-zh-v1.5")
model = AutoModel.from_pretrained("BAAI/bge-small-zh-v1.5", device_map="auto")

sentences = ["火车七点出发。", "发车时间是七点。", "她烤了一个柠檬蛋糕。"]
inputs = tokenizer(sentences, padding=True, truncation=True, return_tensors="pt")
with torch.inference_mode():
    states = model(**inputs.to(model.device)).last_hidden_state
# The first token stands for the sentence
embeddings = torch.nn.functional.normalize(states[:, 0])
print(embeddings @ embeddings.T)
