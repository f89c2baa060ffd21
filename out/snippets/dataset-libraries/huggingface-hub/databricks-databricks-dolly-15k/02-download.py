from huggingface_hub import snapshot_download

folder = snapshot_download("databricks/databricks-dolly-15k", repo_type="dataset")
print(folder)
