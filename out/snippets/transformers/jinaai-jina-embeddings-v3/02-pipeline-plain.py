from transformers import pipeline

pipe = pipeline(
    "feature-extraction",
    model="jinaai/jina-embeddings-v3",
    trust_remote_code=True,
)

features = pipe("A short sentence to embed.", return_tensors=True)
# A vector for each token
print(features.shape)
