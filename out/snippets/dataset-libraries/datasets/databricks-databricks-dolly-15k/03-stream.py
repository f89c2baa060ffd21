from datasets import load_dataset

dataset = load_dataset("databricks/databricks-dolly-15k", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
