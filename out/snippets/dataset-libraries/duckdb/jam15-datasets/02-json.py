import duckdb

data = duckdb.read_json("hf://datasets/jam15/Datasets/train.jsonl")
print(data.limit(10))
