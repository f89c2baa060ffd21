from transformers import AutoModel

model = AutoModel.from_pretrained(
    "jinaai/jina-reranker-v3",
    trust_remote_code=True,
    device_map="auto",
)

query = "How many people live in Berlin?"
documents = [
    "Berlin had 3.7 million inhabitants in 2023.",
    "Berlin is known for its museums.",
]
for result in model.rerank(query, documents):
    print(result["relevance_score"], result["document"])
