pip install -U pylate
