from transformers import AutoModel

model = AutoModel.from_pretrained(
    "jinaai/jina-embeddings-v3",
    trust_remote_code=True,
    device_map="auto",
)
print(model)
