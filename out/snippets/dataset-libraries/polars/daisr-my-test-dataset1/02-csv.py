import polars as pl

data = pl.read_csv("hf://datasets/daisr/my_test_dataset1/ceshi.csv")
print(data.head())
