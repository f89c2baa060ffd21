from datasets import load_dataset

dataset = load_dataset("openai/gsm8k", "main", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
