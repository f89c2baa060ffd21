from huggingface_hub import snapshot_download

folder = snapshot_download("bigcode/the-stack-v2", repo_type="dataset")
print(folder)
