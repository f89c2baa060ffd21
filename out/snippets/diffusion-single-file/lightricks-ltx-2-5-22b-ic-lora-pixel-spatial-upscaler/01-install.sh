pip install -U comfy-cli huggingface_hub
