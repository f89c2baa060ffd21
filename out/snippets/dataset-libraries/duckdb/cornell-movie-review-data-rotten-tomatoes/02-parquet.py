import duckdb

data = duckdb.read_parquet("hf://datasets/cornell-movie-review-data/rotten_tomatoes/train.parquet")
print(data.limit(10))
