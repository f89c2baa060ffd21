import duckdb

data = duckdb.read_csv("hf://datasets/NicolaiSivesind/human-vs-machine/*.csv")
print(data.limit(10))
