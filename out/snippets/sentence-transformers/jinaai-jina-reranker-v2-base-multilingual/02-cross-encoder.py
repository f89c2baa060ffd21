from sentence_transformers import CrossEncoder

model = CrossEncoder("jinaai/jina-reranker-v2-base-multilingual", trust_remote_code=True)

query = "Which planet has the most moons?"
passages = [
    "Saturn has more known moons than any other planet.",
    "Mercury and Venus have no moons at all.",
    "The rings of Saturn consist mostly of ice.",
    "Neptune was discovered in 1846.",
]

for hit in model.rank(query, passages, return_documents=True):
    print(round(float(hit["score"]), 3), hit["text"])
