pip install -U tensorflow huggingface_hub requests
