from huggingface_hub import snapshot_download

folder = snapshot_download("adalib/lancedb", repo_type="dataset")
print(folder)
