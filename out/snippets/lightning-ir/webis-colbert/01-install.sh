pip install -U lightning-ir 'transformers<5.0.0'
