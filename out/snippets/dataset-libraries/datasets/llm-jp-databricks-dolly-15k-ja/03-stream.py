from datasets import load_dataset

dataset = load_dataset("llm-jp/databricks-dolly-15k-ja", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
