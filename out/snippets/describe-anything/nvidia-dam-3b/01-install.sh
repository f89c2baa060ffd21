pip install -U git+https://github.com/NVlabs/describe-anything huggingface_hub
