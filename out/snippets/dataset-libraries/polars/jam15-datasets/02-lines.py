import polars as pl

data = pl.read_ndjson("hf://datasets/jam15/Datasets/train.jsonl")
print(data.head())
