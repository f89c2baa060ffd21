import duckdb

data = duckdb.read_csv("hf://datasets/charisgao/human-raid/data/human_data_v0.csv")
print(data.limit(10))
