pip install -U FlagEmbedding 'transformers<4.48'
