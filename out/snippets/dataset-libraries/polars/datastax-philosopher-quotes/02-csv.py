import polars as pl

data = pl.read_csv("hf://datasets/datastax/philosopher-quotes/philosopher-quotes.csv")
print(data.head())
