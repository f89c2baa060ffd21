import polars as pl

data = pl.read_parquet("hf://datasets/cornell-movie-review-data/rotten_tomatoes/train.parquet")
print(data.head())
