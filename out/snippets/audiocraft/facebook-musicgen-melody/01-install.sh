pip install -U audiocraft 'numpy<2' 'transformers<4.50'
