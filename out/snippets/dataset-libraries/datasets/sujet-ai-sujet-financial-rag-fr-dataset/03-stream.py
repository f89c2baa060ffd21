from datasets import load_dataset

dataset = load_dataset("sujet-ai/Sujet-Financial-RAG-FR-Dataset", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
