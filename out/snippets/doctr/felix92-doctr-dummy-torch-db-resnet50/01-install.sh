pip install -U python-doctr
