import duckdb

data = duckdb.read_csv("hf://datasets/username/bar-separated/bar.csv")
print(data.limit(10))
