from datasets import load_dataset

dataset = load_dataset("neural-bridge/rag-dataset-12000", split="train")
print(dataset)
print(dataset[0])
