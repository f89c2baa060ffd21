pip install -U tokenizers
