from transformers import pipeline

pipe = pipeline("feature-extraction", model="Qwen/Qwen3-Embedding-4B")

features = pipe("A short sentence to embed.", return_tensors=True)
# A vector for each token
print(features.shape)
