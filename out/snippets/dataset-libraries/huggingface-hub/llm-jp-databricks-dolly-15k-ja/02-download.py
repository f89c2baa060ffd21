from huggingface_hub import snapshot_download

folder = snapshot_download("llm-jp/databricks-dolly-15k-ja", repo_type="dataset")
print(folder)
