from sentence_transformers import SparseEncoder

model = SparseEncoder("opensearch-project/opensearch-neural-sparse-encoding-doc-v3-gte", trust_remote_code=True)

sentences = [
    "Currently what's the weather in New York?",
    "Currently New York is rainy.",
]

embeddings = model.encode(sentences)
similarities = model.similarity(embeddings, embeddings)
print(similarities)
