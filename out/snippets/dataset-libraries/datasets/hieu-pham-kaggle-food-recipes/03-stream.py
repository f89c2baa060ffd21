from datasets import load_dataset

dataset = load_dataset("Hieu-Pham/kaggle_food_recipes", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
