pip install -U executorch torch huggingface_hub
