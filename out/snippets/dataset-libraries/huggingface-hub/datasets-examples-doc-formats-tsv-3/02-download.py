from huggingface_hub import snapshot_download

folder = snapshot_download("datasets-examples/doc-formats-tsv-3", repo_type="dataset")
print(folder)
