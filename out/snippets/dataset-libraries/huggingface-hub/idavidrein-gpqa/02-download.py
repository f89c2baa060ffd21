from huggingface_hub import snapshot_download

folder = snapshot_download("Idavidrein/gpqa", repo_type="dataset")
print(folder)
