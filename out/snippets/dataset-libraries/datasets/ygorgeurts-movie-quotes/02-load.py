from datasets import load_dataset

dataset = load_dataset("ygorgeurts/movie-quotes", split="train")
print(dataset)
print(dataset[0])
