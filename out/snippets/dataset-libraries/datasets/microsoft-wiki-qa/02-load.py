from datasets import load_dataset

dataset = load_dataset("microsoft/wiki_qa", split="train")
print(dataset)
print(dataset[0])
