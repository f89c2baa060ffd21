pip install -U speechbrain 'transformers<5' 'torch<2.15'
