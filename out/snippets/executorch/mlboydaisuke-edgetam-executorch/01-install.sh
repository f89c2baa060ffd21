pip install -U executorch huggingface_hub
