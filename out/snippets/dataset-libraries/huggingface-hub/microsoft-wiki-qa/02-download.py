from huggingface_hub import snapshot_download

folder = snapshot_download("microsoft/wiki_qa", repo_type="dataset")
print(folder)
