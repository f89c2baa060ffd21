from datasets import load_dataset

dataset = load_dataset("andythetechnerd03/AI-human-text", split="train")
print(dataset)
print(dataset[0])
