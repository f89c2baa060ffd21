from transformers import pipeline

pipe = pipeline("token-classification", model="sample/token-classifier")

for result in pipe("Ada moved from London to Chile."):
    print(result["word"], result["entity"], result["score"])
