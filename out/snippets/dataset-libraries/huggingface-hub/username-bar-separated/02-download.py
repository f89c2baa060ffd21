from huggingface_hub import snapshot_download

folder = snapshot_download("username/bar-separated", repo_type="dataset")
print(folder)
