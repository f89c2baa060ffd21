from huggingface_hub import snapshot_download

folder = snapshot_download("stanfordnlp/imdb", repo_type="dataset")
print(folder)
