pip install -U litert-lm huggingface_hub
