pip install -U huggingface_hub
