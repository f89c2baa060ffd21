import pyarrow.parquet as pq

table = pq.read_table("hf://datasets/neural-bridge/rag-dataset-12000/data/train-00000-of-00001-9df3a936e1f63191.parquet")
print(table.schema)
print(table.slice(length=3).to_pylist())
