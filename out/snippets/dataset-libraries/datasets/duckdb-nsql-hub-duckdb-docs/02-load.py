from datasets import load_dataset

dataset = load_dataset("duckdb-nsql-hub/duckdb-docs", split="train")
print(dataset)
print(dataset[0])
