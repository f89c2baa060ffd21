from transformers import pipeline

pipe = pipeline("feature-extraction", model="BAAI/bge-base-en-v1.5")

features = pipe("A short sentence to embed.", return_tensors=True)
# A vector for each token
print(features.shape)
