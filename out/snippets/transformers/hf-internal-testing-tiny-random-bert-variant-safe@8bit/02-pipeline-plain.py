from transformers import pipeline

pipe = pipeline(
    "feature-extraction",
    model="hf-internal-testing/tiny-random-bert-variant-safe",
    model_kwargs={
        "variant": "v2",
        "quantization_config": {"load_in_8bit": True},
    },
)

features = pipe("A short sentence to embed.", return_tensors=True)
# A vector for each token
print(features.shape)
