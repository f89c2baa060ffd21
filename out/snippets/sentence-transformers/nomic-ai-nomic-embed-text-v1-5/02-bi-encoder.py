from sentence_transformers import SentenceTransformer

model = SentenceTransformer("nomic-ai/nomic-embed-text-v1.5", trust_remote_code=True)

sentences = [  # each begins with its task: clustering, search_query, search_document …
    "clustering: The train leaves at seven.",
    "clustering: The departure is at 7 o'clock.",
    "clustering: She baked a lemon cake.",
]

embeddings = model.encode(sentences)
similarities = model.similarity(embeddings, embeddings)
print(similarities)
