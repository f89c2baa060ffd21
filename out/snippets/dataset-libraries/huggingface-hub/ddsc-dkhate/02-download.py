from huggingface_hub import snapshot_download

folder = snapshot_download("DDSC/dkhate", repo_type="dataset")
print(folder)
