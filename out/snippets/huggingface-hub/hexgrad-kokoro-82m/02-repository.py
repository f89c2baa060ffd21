from huggingface_hub import snapshot_download

folder = snapshot_download(repo_id="hexgrad/Kokoro-82M")
print("The files are in", folder)
