from pylate import models, rank

queries = ["Which planet is the largest?", "How old is the Sun?"]
documents = [
    ["Jupiter is the largest planet.", "Venus is the hottest planet."],
    ["The Sun is about 4.6 billion years old.", "Sunlight takes 8 minutes to arrive."],
]

model = models.ColBERT(
    model_name_or_path="LiquidAI/LFM2-ColBERT-350M",
)
query_embeddings = model.encode(queries, is_query=True)
document_embeddings = model.encode(documents, is_query=False)

ranking = rank.rerank(
    documents_ids=[[0, 1], [0, 1]],
    queries_embeddings=query_embeddings,
    documents_embeddings=document_embeddings,
)
print(ranking)
