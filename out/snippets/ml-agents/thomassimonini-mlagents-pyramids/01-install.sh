pip install -U 'mlagents>=1.0'
