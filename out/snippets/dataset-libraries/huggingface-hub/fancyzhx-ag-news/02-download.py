from huggingface_hub import snapshot_download

folder = snapshot_download("fancyzhx/ag_news", repo_type="dataset")
print(folder)
