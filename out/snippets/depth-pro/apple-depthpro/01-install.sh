pip install -U git+https://github.com/apple/ml-depth-pro.git huggingface_hub
