from datasets import load_dataset

dataset = load_dataset("jam15/Datasets", split="train")
print(dataset)
print(dataset[0])
