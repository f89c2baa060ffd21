import duckdb

data = duckdb.read_csv("hf://datasets/papluca/language-identification/train.csv")
print(data.limit(10))
