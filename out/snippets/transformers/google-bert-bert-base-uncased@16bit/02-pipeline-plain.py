from transformers import pipeline

pipe = pipeline(
    "fill-mask",
    model="google-bert/bert-base-uncased",
    dtype="bfloat16",
)

for result in pipe("Paris is the [MASK] of France."):
    print(result["token_str"], result["score"])
