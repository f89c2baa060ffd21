from datasets import load_dataset

dataset = load_dataset("allenai/real-toxicity-prompts", split="train")
print(dataset)
print(dataset[0])
