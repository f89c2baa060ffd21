pip install -U spacy
