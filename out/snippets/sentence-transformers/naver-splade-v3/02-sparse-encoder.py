from sentence_transformers import SparseEncoder

model = SparseEncoder("naver/splade-v3")

sentences = [
    "The train leaves at seven.",
    "The departure is at 7 o'clock.",
    "She baked a lemon cake.",
]

embeddings = model.encode(sentences)
similarities = model.similarity(embeddings, embeddings)
print(similarities)
