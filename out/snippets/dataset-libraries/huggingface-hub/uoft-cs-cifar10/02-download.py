from huggingface_hub import snapshot_download

folder = snapshot_download("uoft-cs/cifar10", repo_type="dataset")
print(folder)
