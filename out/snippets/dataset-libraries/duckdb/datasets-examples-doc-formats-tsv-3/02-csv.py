import duckdb

data = duckdb.read_csv("hf://datasets/datasets-examples/doc-formats-tsv-3/data.tsv")
print(data.limit(10))
