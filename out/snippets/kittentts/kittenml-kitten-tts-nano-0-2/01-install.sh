pip install -U kittenml
