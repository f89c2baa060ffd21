import duckdb

data = duckdb.read_parquet("hf://datasets/duckdb-nsql-hub/duckdb-docs/data_embedded.parquet")
print(data.limit(10))
