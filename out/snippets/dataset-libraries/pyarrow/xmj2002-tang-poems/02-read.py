import pyarrow.parquet as pq

table = pq.read_table("hf://datasets/xmj2002/tang_poems/data/train-00000-of-00001-6914ee5fabc145c0.parquet")
print(table.schema)
print(table.slice(length=3).to_pylist())
