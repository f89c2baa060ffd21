import polars as pl

data = pl.read_parquet("hf://datasets/fancyzhx/ag_news/data/train-00000-of-00001.parquet")
print(data.head())
