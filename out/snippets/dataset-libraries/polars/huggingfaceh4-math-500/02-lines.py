import polars as pl

data = pl.read_ndjson("hf://datasets/HuggingFaceH4/MATH-500/test.jsonl")
print(data.head())
