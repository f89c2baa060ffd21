from datasets import load_dataset

dataset = load_dataset("Khalida1w/funny_quotes", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
