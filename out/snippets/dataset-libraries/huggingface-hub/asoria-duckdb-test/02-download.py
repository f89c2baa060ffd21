from huggingface_hub import snapshot_download

folder = snapshot_download("asoria/duckdb_test", repo_type="dataset")
print(folder)
