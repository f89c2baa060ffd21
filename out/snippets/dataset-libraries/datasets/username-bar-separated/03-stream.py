from datasets import load_dataset

dataset = load_dataset("username/bar-separated", "bar", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
