from transformers import pipeline

pipe = pipeline(
    "feature-extraction",
    model="hf-internal-testing/tiny-random-bert-variant-safe",
    model_kwargs={"variant": "v2"},
)

features = pipe("A short sentence to embed.", return_tensors=True)
# A vector for each token
print(features.shape)
