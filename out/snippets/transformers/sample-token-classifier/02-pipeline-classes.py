from transformers import pipeline

pipe = pipeline("token-classification", model="sample/token-classifier")

for result in pipe("Ada moved from London to Chile.", aggregation_strategy="simple"):
    print(result["word"], result["entity_group"], result["score"])
