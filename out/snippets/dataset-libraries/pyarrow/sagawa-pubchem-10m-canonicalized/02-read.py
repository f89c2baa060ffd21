import pyarrow.parquet as pq

table = pq.read_table("hf://datasets/sagawa/pubchem-10m-canonicalized/data/train-00000-of-00001-e9b227f8c7259c8b.parquet")
print(table.schema)
print(table.slice(length=3).to_pylist())
