import pyarrow.parquet as pq

table = pq.read_table("hf://datasets/cornell-movie-review-data/rotten_tomatoes/train.parquet")
print(table.schema)
print(table.slice(length=3).to_pylist())
