import polars as pl

data = pl.read_parquet("hf://datasets/asoria/dask_test/part.*.parquet")
print(data.head())
