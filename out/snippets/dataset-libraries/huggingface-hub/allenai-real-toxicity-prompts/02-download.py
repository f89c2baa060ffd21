from huggingface_hub import snapshot_download

folder = snapshot_download("allenai/real-toxicity-prompts", repo_type="dataset")
print(folder)
