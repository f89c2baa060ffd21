from transformers import AutoModelForSequenceClassification

model = AutoModelForSequenceClassification.from_pretrained(
    "jinaai/jina-reranker-v2-base-multilingual",
    trust_remote_code=True,
    device_map="auto",
)

query = "How many people live in Berlin?"
documents = [
    "Berlin had 3.7 million inhabitants in 2023.",
    "Berlin is known for its museums.",
]
scores = model.compute_score([[query, document] for document in documents], max_length=1024)
for score, document in sorted(zip(scores, documents), reverse=True):
    print(score, document)
