from huggingface_hub import snapshot_download

folder = snapshot_download(repo_id="jacobi/Mistral-Small-24B-Instruct-2501-exl")
print("The files are in", folder)
