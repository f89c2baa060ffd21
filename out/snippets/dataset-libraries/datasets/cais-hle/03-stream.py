from datasets import load_dataset

dataset = load_dataset("cais/hle", split="test", streaming=True)
for row in dataset.take(3):
    print(row)
