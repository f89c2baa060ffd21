from datasets import load_dataset

dataset = load_dataset("NicolaiSivesind/human-vs-machine", split="train")
print(dataset)
print(dataset[0])
