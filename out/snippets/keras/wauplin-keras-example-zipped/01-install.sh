pip install -U keras tensorflow huggingface_hub
