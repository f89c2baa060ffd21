from huggingface_hub import snapshot_download

folder = snapshot_download("ucinlp/drop", repo_type="dataset")
print(folder)
