pip install -U 'espnet[spk]>=202610'
