import pyarrow.parquet as pq

table = pq.read_table("hf://datasets/bstee615/bigvul/data/train-00000-of-00001-c6410a8bb202ca06.parquet")
print(table.schema)
print(table.slice(length=3).to_pylist())
