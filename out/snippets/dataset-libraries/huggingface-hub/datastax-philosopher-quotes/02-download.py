from huggingface_hub import snapshot_download

folder = snapshot_download("datastax/philosopher-quotes", repo_type="dataset")
print(folder)
