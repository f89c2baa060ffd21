pip install -U lightgbm huggingface_hub
