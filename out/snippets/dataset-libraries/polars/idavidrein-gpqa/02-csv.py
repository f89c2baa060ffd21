import polars as pl

data = pl.read_csv("hf://datasets/Idavidrein/gpqa/gpqa_extended.csv")
print(data.head())
