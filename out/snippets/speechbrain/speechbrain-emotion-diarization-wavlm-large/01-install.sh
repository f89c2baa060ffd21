pip install -U speechbrain transformers 'torch<2.15'
