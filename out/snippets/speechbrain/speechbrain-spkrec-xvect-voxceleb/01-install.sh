pip install -U speechbrain 'torch<2.15'
