from huggingface_hub import snapshot_download

folder = snapshot_download("FiscalNote/billsum", repo_type="dataset")
print(folder)
