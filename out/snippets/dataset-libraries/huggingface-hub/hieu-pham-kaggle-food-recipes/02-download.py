from huggingface_hub import snapshot_download

folder = snapshot_download("Hieu-Pham/kaggle_food_recipes", repo_type="dataset")
print(folder)
