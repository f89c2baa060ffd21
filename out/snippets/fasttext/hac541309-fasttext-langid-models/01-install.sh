pip install -U fasttext huggingface_hub 'numpy<2'
