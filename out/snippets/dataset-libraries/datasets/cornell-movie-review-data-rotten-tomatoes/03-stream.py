from datasets import load_dataset

dataset = load_dataset("cornell-movie-review-data/rotten_tomatoes", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
