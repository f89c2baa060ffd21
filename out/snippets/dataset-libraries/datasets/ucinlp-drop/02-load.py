from datasets import load_dataset

dataset = load_dataset("ucinlp/drop", split="train")
print(dataset)
print(dataset[0])
