from datasets import load_dataset

dataset = load_dataset("neural-bridge/rag-dataset-12000", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
