from datasets import load_dataset

dataset = load_dataset("stanfordnlp/sst2", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
