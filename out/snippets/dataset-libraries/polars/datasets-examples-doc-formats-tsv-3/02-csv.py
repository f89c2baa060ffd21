import polars as pl

data = pl.read_csv("hf://datasets/datasets-examples/doc-formats-tsv-3/data.tsv", separator="\t")
print(data.head())
