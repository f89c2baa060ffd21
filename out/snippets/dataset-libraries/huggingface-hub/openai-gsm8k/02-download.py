from huggingface_hub import snapshot_download

folder = snapshot_download("openai/gsm8k", repo_type="dataset")
print(folder)
