import duckdb

data = duckdb.read_parquet("hf://datasets/asoria/dask_test/part.*.parquet")
print(data.limit(10))
