pip install -U exllamav3 huggingface_hub
