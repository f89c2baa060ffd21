import pyarrow.parquet as pq

table = pq.read_table("hf://datasets/cais/hle/data/test-00000-of-00001.parquet")
print(table.schema)
print(table.slice(length=3).to_pylist())
