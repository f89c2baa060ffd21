pip install -U huggingface_sb3 sb3-contrib gym shimmy
