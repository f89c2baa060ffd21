import daft

data = daft.read_parquet("hf://datasets/asoria/duckdb_test/*.parquet")
data.show(5)
