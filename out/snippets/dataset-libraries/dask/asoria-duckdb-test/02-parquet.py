import dask.dataframe as dd

data = dd.read_parquet("hf://datasets/asoria/duckdb_test/*.parquet")
print(data.head())
