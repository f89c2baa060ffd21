import polars as pl

data = pl.read_csv("hf://datasets/username/bar-separated/bar.csv", separator="|")
print(data.head())
