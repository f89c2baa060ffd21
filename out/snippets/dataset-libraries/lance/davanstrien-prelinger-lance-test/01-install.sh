pip install -U pylance
