from huggingface_hub import snapshot_download

folder = snapshot_download("NicolaiSivesind/human-vs-machine", repo_type="dataset")
print(folder)
