from datasets import load_dataset

dataset = load_dataset("databricks/databricks-dolly-15k", split="train")
print(dataset)
print(dataset[0])
