from huggingface_hub import snapshot_download

folder = snapshot_download("andythetechnerd03/AI-human-text", repo_type="dataset")
print(folder)
