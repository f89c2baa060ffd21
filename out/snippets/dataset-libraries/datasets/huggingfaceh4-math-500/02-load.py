from datasets import load_dataset

dataset = load_dataset("HuggingFaceH4/MATH-500", split="test")
print(dataset)
print(dataset[0])
