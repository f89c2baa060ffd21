from datasets import load_dataset

dataset = load_dataset("stanfordnlp/imdb", split="train")
print(dataset)
print(dataset[0])
