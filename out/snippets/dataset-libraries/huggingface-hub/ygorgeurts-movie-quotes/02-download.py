from huggingface_hub import snapshot_download

folder = snapshot_download("ygorgeurts/movie-quotes", repo_type="dataset")
print(folder)
