pip install -U duckdb
