from datasets import load_dataset

dataset = load_dataset("bigcode/the-stack-v2")
print(dataset)
