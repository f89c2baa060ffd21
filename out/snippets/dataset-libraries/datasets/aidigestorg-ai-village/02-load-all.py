from datasets import load_dataset

dataset = load_dataset("aidigestorg/ai-village")
print(dataset)
