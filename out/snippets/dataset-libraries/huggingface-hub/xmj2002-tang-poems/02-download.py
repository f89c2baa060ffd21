from huggingface_hub import snapshot_download

folder = snapshot_download("xmj2002/tang_poems", repo_type="dataset")
print(folder)
