import duckdb

data = duckdb.read_csv("hf://datasets/daisr/my_test_dataset1/ceshi.csv")
print(data.limit(10))
