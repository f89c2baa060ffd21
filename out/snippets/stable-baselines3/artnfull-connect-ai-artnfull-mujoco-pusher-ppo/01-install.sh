pip install -U huggingface_sb3
