from huggingface_hub import snapshot_download

folder = snapshot_download("rajpurkar/squad", repo_type="dataset")
print(folder)
