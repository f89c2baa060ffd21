import duckdb

data = duckdb.read_parquet("hf://datasets/FiscalNote/billsum/data/train-00000-of-00001.parquet")
print(data.limit(10))
