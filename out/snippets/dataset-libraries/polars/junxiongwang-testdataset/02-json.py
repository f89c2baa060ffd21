import polars as pl

data = pl.read_json("hf://datasets/JunxiongWang/testdataset/train.json")
print(data.head())
