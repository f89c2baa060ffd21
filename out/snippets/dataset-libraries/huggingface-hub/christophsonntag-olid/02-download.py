from huggingface_hub import snapshot_download

folder = snapshot_download("christophsonntag/OLID", repo_type="dataset")
print(folder)
