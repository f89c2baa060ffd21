from huggingface_hub import snapshot_download

folder = snapshot_download("duckdb-nsql-hub/duckdb-docs", repo_type="dataset")
print(folder)
