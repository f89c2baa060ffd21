from datasets import load_dataset

dataset = load_dataset("efwkjn/dataset", split="train")
print(dataset)
print(dataset[0])
