from huggingface_hub import snapshot_download

folder = snapshot_download("Khalida1w/funny_quotes", repo_type="dataset")
print(folder)
