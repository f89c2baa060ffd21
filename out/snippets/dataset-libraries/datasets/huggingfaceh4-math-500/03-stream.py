from datasets import load_dataset

dataset = load_dataset("HuggingFaceH4/MATH-500", split="test", streaming=True)
for row in dataset.take(3):
    print(row)
