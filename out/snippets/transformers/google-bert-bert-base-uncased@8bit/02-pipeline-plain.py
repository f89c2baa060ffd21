from transformers import pipeline

pipe = pipeline(
    "fill-mask",
    model="google-bert/bert-base-uncased",
    model_kwargs={"quantization_config": {"load_in_8bit": True}},
)

for result in pipe("Paris is the [MASK] of France."):
    print(result["token_str"], result["score"])
