from huggingface_hub import snapshot_download

folder = snapshot_download("openlifescienceai/medmcqa", repo_type="dataset")
print(folder)
