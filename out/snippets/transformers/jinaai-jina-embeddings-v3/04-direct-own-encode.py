from transformers import AutoModel

model = AutoModel.from_pretrained("jinaai/jina-embeddings-v3", trust_remote_code=True)

sentences = [
    "The train leaves at seven.",
    "The departure is at 7 o'clock.",
    "She baked a lemon cake.",
]
# For search: "retrieval.query" and "retrieval.passage"
embeddings = model.encode(sentences, task="text-matching")
print(embeddings @ embeddings.T)
