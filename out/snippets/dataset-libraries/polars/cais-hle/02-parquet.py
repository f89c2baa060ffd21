import polars as pl

data = pl.read_parquet("hf://datasets/cais/hle/data/test-00000-of-00001.parquet")
print(data.head())
