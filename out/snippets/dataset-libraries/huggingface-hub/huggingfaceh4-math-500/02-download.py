from huggingface_hub import snapshot_download

folder = snapshot_download("HuggingFaceH4/MATH-500", repo_type="dataset")
print(folder)
