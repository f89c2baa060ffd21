from huggingface_hub import hf_hub_download

path = hf_hub_download(repo_id="cmeka/SeedVR2-GGUF", filename="seedvr2_ema_3b-Q4_K_M.gguf")
print("The file is at", path)
