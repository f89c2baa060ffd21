from huggingface_hub import hf_hub_download

path = hf_hub_download(repo_id="biali/bonsai-image-ternary-4B-FLUX2-klein-GGUF", filename="bonsai-flux2-klein-ternary-q2_k.gguf")
print("The file is at", path)
