pip install -U polars
