from datasets import load_dataset

dataset = load_dataset("microsoft/wiki_qa", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
