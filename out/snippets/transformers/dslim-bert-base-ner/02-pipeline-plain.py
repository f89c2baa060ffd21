from transformers import pipeline

pipe = pipeline("token-classification", model="dslim/bert-base-NER")

for result in pipe("Ada moved from London to Chile.", aggregation_strategy="simple"):
    print(result["word"], result["entity_group"], result["score"])
