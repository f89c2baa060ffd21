pip install -U speechbrain transformers 'torch<2.15' 'sentencepiece<0.2.2'
