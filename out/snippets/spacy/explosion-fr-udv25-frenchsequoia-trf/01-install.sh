pip install -U 'spacy<3.3' 'huggingface_hub<1' 'spacy-experimental<0.5' 'spacy-transformers<1.2' 'transformers>=4.15' 'numpy<2'
