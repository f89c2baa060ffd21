import duckdb

data = duckdb.read_parquet("hf://datasets/asoria/duckdb_test/*.parquet")
print(data.limit(10))
