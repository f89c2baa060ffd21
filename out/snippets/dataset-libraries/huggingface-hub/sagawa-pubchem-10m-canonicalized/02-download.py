from huggingface_hub import snapshot_download

folder = snapshot_download("sagawa/pubchem-10m-canonicalized", repo_type="dataset")
print(folder)
