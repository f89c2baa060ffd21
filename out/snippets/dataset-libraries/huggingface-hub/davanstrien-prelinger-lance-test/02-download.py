from huggingface_hub import snapshot_download

folder = snapshot_download("davanstrien/prelinger-lance-test", repo_type="dataset")
print(folder)
