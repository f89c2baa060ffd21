import duckdb

data = duckdb.read_csv("hf://datasets/christophsonntag/OLID/train.csv")
print(data.limit(10))
