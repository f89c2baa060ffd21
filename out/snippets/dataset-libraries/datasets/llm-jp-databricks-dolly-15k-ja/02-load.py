from datasets import load_dataset

dataset = load_dataset("llm-jp/databricks-dolly-15k-ja", split="train")
print(dataset)
print(dataset[0])
