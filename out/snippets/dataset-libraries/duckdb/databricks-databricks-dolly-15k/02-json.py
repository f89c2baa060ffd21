import duckdb

data = duckdb.read_json("hf://datasets/databricks/databricks-dolly-15k/databricks-dolly-15k.jsonl")
print(data.limit(10))
