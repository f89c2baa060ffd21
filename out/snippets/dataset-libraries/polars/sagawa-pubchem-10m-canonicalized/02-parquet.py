import polars as pl

data = pl.read_parquet("hf://datasets/sagawa/pubchem-10m-canonicalized/data/train-00000-of-00001-e9b227f8c7259c8b.parquet")
print(data.head())
