from pylate import models, rank

queries = ["How do I keep bread fresh?", "When was the bridge opened?"]
documents = [
    ["Wrapped in linen, a loaf stays soft for days.", "Rye needs a hot oven."],
    ["Traffic has crossed it since 1932.", "It is painted every ten years."],
]

model = models.ColBERT(
    model_name_or_path="lightonai/GTE-ModernColBERT-v1",
)
query_embeddings = model.encode(queries, is_query=True)
document_embeddings = model.encode(documents, is_query=False)

ranking = rank.rerank(
    documents_ids=[[0, 1], [0, 1]],
    queries_embeddings=query_embeddings,
    documents_embeddings=document_embeddings,
)
print(ranking)
