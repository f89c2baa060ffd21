pip install -U ctranslate2 transformers sentencepiece jinja2
