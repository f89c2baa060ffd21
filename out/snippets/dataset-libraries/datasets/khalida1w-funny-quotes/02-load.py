from datasets import load_dataset

dataset = load_dataset("Khalida1w/funny_quotes", split="train")
print(dataset)
print(dataset[0])
