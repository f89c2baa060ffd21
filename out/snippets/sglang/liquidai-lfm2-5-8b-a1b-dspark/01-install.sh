pip install -U 'sglang>=0.5.23'
