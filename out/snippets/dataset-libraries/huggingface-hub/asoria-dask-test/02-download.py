from huggingface_hub import snapshot_download

folder = snapshot_download("asoria/dask_test", repo_type="dataset")
print(folder)
