from huggingface_hub import snapshot_download

folder = snapshot_download("weizhiwang/obelics_webdataset", repo_type="dataset")
print(folder)
