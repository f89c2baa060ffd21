from huggingface_hub import snapshot_download

folder = snapshot_download("bstee615/bigvul", repo_type="dataset")
print(folder)
