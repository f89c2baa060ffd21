import duckdb

data = duckdb.read_csv("hf://datasets/ygorgeurts/movie-quotes/movie_quotes.csv")
print(data.limit(10))
