import duckdb

data = duckdb.read_csv("hf://datasets/datastax/philosopher-quotes/philosopher-quotes.csv")
print(data.limit(10))
