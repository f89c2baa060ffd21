pip install -U asteroid requests 'torch<2.15'
