from transformers import pipeline

pipe = pipeline("text-classification", model="distilbert/distilbert-base-uncased-finetuned-sst-2-english")

for result in pipe("I like you. I love you"):
    print(result["label"], result["score"])
