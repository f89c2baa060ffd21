from datasets import load_dataset

dataset = load_dataset("xmj2002/tang_poems", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
