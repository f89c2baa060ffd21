from huggingface_hub import snapshot_download

folder = snapshot_download("jam15/Datasets", repo_type="dataset")
print(folder)
