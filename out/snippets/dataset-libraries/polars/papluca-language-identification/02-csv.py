import polars as pl

data = pl.read_csv("hf://datasets/papluca/language-identification/train.csv")
print(data.head())
