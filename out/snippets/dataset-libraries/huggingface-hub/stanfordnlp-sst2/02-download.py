from huggingface_hub import snapshot_download

folder = snapshot_download("stanfordnlp/sst2", repo_type="dataset")
print(folder)
