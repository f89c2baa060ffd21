from datasets import load_dataset

dataset = load_dataset("nyu-mll/glue", "ax", split="test")
print(dataset)
print(dataset[0])
