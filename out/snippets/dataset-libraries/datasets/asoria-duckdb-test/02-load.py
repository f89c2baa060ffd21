from datasets import load_dataset

dataset = load_dataset("asoria/duckdb_test", split="train")
print(dataset)
print(dataset[0])
