import polars as pl

data = pl.read_ndjson("hf://datasets/Khalida1w/funny_quotes/funnyQuotes.jsonl")
print(data.head())
