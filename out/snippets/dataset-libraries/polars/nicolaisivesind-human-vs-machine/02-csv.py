import polars as pl

data = pl.read_csv("hf://datasets/NicolaiSivesind/human-vs-machine/*.csv")
print(data.head())
