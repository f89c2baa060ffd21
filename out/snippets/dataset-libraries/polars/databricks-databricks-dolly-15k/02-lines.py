import polars as pl

data = pl.read_ndjson("hf://datasets/databricks/databricks-dolly-15k/databricks-dolly-15k.jsonl")
print(data.head())
