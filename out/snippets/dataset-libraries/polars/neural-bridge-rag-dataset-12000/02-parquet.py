import polars as pl

data = pl.read_parquet("hf://datasets/neural-bridge/rag-dataset-12000/data/train-00000-of-00001-9df3a936e1f63191.parquet")
print(data.head())
