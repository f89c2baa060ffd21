from datasets import load_dataset

dataset = load_dataset("openlifescienceai/medmcqa", split="train")
print(dataset)
print(dataset[0])
