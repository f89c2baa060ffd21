from datasets import load_dataset

dataset = load_dataset("cais/hle", split="test")
print(dataset)
print(dataset[0])
