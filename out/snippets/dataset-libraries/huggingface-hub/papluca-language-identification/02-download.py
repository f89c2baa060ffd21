from huggingface_hub import snapshot_download

folder = snapshot_download("papluca/language-identification", repo_type="dataset")
print(folder)
