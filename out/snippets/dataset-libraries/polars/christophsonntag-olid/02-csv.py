import polars as pl

data = pl.read_csv("hf://datasets/christophsonntag/OLID/train.csv")
print(data.head())
