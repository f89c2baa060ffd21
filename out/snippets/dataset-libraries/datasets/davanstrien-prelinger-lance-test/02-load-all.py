from datasets import load_dataset

dataset = load_dataset("davanstrien/prelinger-lance-test")
print(dataset)
