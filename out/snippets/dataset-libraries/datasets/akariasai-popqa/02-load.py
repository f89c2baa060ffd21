from datasets import load_dataset

dataset = load_dataset("akariasai/PopQA", split="test")
print(dataset)
print(dataset[0])
