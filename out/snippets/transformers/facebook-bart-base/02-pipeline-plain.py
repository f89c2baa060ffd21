from transformers import pipeline

pipe = pipeline("feature-extraction", model="facebook/bart-base")

features = pipe("A short sentence to embed.", return_tensors=True)
# A vector for each token
print(features.shape)
