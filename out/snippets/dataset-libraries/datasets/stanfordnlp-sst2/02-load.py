from datasets import load_dataset

dataset = load_dataset("stanfordnlp/sst2", split="train")
print(dataset)
print(dataset[0])
