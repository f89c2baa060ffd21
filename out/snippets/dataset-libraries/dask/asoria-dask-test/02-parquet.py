import dask.dataframe as dd

data = dd.read_parquet("hf://datasets/asoria/dask_test/part.*.parquet")
print(data.head())
