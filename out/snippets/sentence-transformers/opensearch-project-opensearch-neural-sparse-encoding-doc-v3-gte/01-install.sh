pip install -U 'sentence-transformers<6' 'transformers<5'
