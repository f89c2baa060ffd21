from datasets import load_dataset

dataset = load_dataset("Idavidrein/gpqa", "gpqa_extended", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
