from huggingface_hub import snapshot_download

folder = snapshot_download("charisgao/human-raid", repo_type="dataset")
print(folder)
