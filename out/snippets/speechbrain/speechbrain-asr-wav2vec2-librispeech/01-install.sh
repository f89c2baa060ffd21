pip install -U speechbrain transformers
