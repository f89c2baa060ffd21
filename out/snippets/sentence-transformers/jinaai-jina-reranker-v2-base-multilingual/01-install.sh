pip install -U 'sentence-transformers<6' einops 'transformers<5'
