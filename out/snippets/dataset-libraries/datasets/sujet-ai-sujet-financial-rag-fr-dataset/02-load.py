from datasets import load_dataset

dataset = load_dataset("sujet-ai/Sujet-Financial-RAG-FR-Dataset", split="train")
print(dataset)
print(dataset[0])
