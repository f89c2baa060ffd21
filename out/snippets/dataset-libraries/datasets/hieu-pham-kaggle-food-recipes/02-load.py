from datasets import load_dataset

dataset = load_dataset("Hieu-Pham/kaggle_food_recipes", split="train")
print(dataset)
print(dataset[0])
