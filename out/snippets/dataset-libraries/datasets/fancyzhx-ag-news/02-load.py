from datasets import load_dataset

dataset = load_dataset("fancyzhx/ag_news", split="train")
print(dataset)
print(dataset[0])
