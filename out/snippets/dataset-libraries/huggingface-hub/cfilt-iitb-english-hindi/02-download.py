from huggingface_hub import snapshot_download

folder = snapshot_download("cfilt/iitb-english-hindi", repo_type="dataset")
print(folder)
