from huggingface_hub import hf_hub_download

path = hf_hub_download(repo_id="handy-computer/parakeet-primeline-gguf", filename="parakeet-primeline-q8_0.gguf")
print("The file is at", path)
