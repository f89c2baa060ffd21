from datasets import load_dataset

dataset = load_dataset("fancyzhx/ag_news", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
