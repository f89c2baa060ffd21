import polars as pl

data = pl.read_csv("hf://datasets/ygorgeurts/movie-quotes/movie_quotes.csv")
print(data.head())
