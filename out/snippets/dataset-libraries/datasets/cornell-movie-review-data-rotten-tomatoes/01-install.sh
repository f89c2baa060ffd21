pip install -U datasets
