import polars as pl

data = pl.read_csv("hf://datasets/charisgao/human-raid/data/human_data_v0.csv")
print(data.head())
