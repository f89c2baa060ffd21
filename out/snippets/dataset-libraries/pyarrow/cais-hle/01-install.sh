pip install -U pyarrow huggingface_hub
