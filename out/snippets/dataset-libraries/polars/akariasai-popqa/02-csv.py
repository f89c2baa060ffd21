import polars as pl

data = pl.read_csv("hf://datasets/akariasai/PopQA/test.tsv", separator="\t")
print(data.head())
