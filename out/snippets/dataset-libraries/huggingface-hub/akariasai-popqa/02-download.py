from huggingface_hub import snapshot_download

folder = snapshot_download("akariasai/PopQA", repo_type="dataset")
print(folder)
