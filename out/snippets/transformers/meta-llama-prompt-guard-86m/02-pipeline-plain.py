from transformers import pipeline

pipe = pipeline("text-classification", model="meta-llama/Prompt-Guard-86M")

for result in pipe("What a lovely surprise!"):
    print(result["label"], result["score"])
