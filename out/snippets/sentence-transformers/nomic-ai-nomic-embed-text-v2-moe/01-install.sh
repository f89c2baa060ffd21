pip install -U sentence-transformers einops
