from datasets import load_dataset

dataset = load_dataset("datasets-examples/doc-formats-tsv-3", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
