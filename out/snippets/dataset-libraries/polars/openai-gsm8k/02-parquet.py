import polars as pl

data = pl.read_parquet("hf://datasets/openai/gsm8k/main/train-00000-of-00001.parquet")
print(data.head())
