from datasets import load_dataset

dataset = load_dataset("datastax/philosopher-quotes", split="train")
print(dataset)
print(dataset[0])
