pip install -U setfit spacy pip
