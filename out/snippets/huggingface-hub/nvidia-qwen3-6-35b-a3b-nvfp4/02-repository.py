from huggingface_hub import snapshot_download

folder = snapshot_download(repo_id="nvidia/Qwen3.6-35B-A3B-NVFP4")
print("The files are in", folder)
