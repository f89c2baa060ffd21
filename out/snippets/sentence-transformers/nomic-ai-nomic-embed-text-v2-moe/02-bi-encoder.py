from sentence_transformers import SentenceTransformer

model = SentenceTransformer("nomic-ai/nomic-embed-text-v2-moe", trust_remote_code=True)

sentences = [  # each begins with what it is for: also clustering, classification
    "search_query: When does the train leave?",
    "search_document: The departure is at 7 o'clock.",
    "search_document: She baked a lemon cake.",
]

embeddings = model.encode(sentences)
similarities = model.similarity(embeddings, embeddings)
print(similarities)
