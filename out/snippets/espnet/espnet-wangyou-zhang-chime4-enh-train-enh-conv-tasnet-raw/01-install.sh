pip install -U 'espnet[enh]>=202610'
