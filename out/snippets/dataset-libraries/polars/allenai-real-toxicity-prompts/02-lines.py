import polars as pl

data = pl.read_ndjson("hf://datasets/allenai/real-toxicity-prompts/prompts.jsonl")
print(data.head())
