from datasets import load_dataset

dataset = load_dataset("papluca/language-identification", split="train")
print(dataset)
print(dataset[0])
