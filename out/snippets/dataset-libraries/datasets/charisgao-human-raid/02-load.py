from datasets import load_dataset

dataset = load_dataset("charisgao/human-raid", split="train")
print(dataset)
print(dataset[0])
