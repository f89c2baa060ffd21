from datasets import load_dataset

dataset = load_dataset("jam15/Datasets", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
