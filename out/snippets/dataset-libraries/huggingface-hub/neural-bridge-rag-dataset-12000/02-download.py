from huggingface_hub import snapshot_download

folder = snapshot_download("neural-bridge/rag-dataset-12000", repo_type="dataset")
print(folder)
