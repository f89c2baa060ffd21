from datasets import load_dataset

dataset = load_dataset("username/bar-separated", "bar", split="train")
print(dataset)
print(dataset[0])
