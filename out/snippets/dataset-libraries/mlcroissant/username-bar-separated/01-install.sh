pip install -U 'mlcroissant[parquet]'
