from huggingface_hub import snapshot_download

folder = snapshot_download("efwkjn/dataset", repo_type="dataset")
print(folder)
