from datasets import load_dataset

dataset = load_dataset("sagawa/pubchem-10m-canonicalized", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
