from huggingface_hub import snapshot_download

folder = snapshot_download("cornell-movie-review-data/rotten_tomatoes", repo_type="dataset")
print(folder)
