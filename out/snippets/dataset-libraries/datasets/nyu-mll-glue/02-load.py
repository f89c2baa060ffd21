from datasets import load_dataset

dataset = load_dataset("nyu-mll/glue", "cola", split="train")
print(dataset)
print(dataset[0])
