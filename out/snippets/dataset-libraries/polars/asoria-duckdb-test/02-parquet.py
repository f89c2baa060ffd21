import polars as pl

data = pl.read_parquet("hf://datasets/asoria/duckdb_test/*.parquet")
print(data.head())
