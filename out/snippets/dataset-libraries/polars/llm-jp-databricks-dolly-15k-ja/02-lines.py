import polars as pl

data = pl.read_ndjson("hf://datasets/llm-jp/databricks-dolly-15k-ja/databricks-dolly-15k-ja.jsonl")
print(data.head())
