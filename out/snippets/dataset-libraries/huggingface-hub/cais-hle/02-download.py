from huggingface_hub import snapshot_download

folder = snapshot_download("cais/hle", repo_type="dataset")
print(folder)
