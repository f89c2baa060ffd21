from datasets import load_dataset

dataset = load_dataset("cfilt/iitb-english-hindi", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
