pip install -U pythae huggingface_hub
