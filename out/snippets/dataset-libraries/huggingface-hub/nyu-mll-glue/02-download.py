from huggingface_hub import snapshot_download

folder = snapshot_download("nyu-mll/glue", repo_type="dataset")
print(folder)
