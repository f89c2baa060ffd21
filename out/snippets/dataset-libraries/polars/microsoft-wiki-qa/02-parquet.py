import polars as pl

data = pl.read_parquet("hf://datasets/microsoft/wiki_qa/data/train-00000-of-00001.parquet")
print(data.head())
