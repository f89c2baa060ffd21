pip install -U pandas huggingface_hub pyarrow
