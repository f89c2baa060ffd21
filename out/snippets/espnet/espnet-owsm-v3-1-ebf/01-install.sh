pip install -U 'espnet>=202610'
