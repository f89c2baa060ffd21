import daft

data = daft.read_parquet("hf://datasets/asoria/dask_test/part.*.parquet")
data.show(5)
