import pyarrow.parquet as pq

table = pq.read_table("hf://datasets/duckdb-nsql-hub/duckdb-docs/data_embedded.parquet")
print(table.schema)
print(table.slice(length=3).to_pylist())
