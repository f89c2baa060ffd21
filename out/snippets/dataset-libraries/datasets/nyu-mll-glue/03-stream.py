from datasets import load_dataset

dataset = load_dataset("nyu-mll/glue", "cola", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
