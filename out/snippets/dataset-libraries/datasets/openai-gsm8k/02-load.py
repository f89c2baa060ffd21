from datasets import load_dataset

dataset = load_dataset("openai/gsm8k", "main", split="train")
print(dataset)
print(dataset[0])
