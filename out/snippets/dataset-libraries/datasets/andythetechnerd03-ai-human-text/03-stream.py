from datasets import load_dataset

dataset = load_dataset("andythetechnerd03/AI-human-text", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
