import duckdb

data = duckdb.read_parquet("hf://datasets/xmj2002/tang_poems/data/train-00000-of-00001-6914ee5fabc145c0.parquet")
print(data.limit(10))
