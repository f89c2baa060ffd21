import duckdb

data = duckdb.read_csv("hf://datasets/akariasai/PopQA/test.tsv")
print(data.limit(10))
