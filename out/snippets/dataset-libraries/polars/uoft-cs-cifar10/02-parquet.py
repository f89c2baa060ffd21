import polars as pl

data = pl.read_parquet("hf://datasets/uoft-cs/cifar10/plain_text/train-00000-of-00001.parquet")
print(data.head())
