from sentence_transformers import SentenceTransformer

model = SentenceTransformer("jinaai/jina-embeddings-v4", trust_remote_code=True)

sentences = [
    "The train leaves at seven.",
    "The departure is at 7 o'clock.",
    "She baked a lemon cake.",
]

# The adapter that is used: also "retrieval", "code"
embeddings = model.encode(sentences, task="text-matching")
similarities = model.similarity(embeddings, embeddings)
print(similarities)
