pip install -U 'sentence-transformers>=6'
