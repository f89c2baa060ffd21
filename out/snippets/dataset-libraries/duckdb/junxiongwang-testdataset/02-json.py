import duckdb

data = duckdb.read_json("hf://datasets/JunxiongWang/testdataset/train.json")
print(data.limit(10))
