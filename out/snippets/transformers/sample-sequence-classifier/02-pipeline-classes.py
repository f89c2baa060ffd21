from transformers import pipeline

pipe = pipeline("text-classification", model="sample/sequence-classifier")

for result in pipe("What a lovely surprise!"):
    print(result["label"], result["score"])
