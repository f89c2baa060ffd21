from datasets import load_dataset

dataset = load_dataset("datasets-examples/doc-formats-tsv-3", split="train")
print(dataset)
print(dataset[0])
