from datasets import load_dataset

dataset = load_dataset("adalib/lancedb", split="train")
print(dataset)
print(dataset[0])
