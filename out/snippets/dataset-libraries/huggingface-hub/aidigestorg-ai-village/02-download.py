from huggingface_hub import snapshot_download

folder = snapshot_download("aidigestorg/ai-village", repo_type="dataset")
print(folder)
