import duckdb

data = duckdb.read_json("hf://datasets/llm-jp/databricks-dolly-15k-ja/databricks-dolly-15k-ja.jsonl")
print(data.limit(10))
