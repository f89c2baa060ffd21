from transformers import pipeline

pipe = pipeline("fill-mask", model="google-bert/bert-base-uncased")

for result in pipe("Paris is the [MASK] of France."):
    print(result["token_str"], result["score"])
