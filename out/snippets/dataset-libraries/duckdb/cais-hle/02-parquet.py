import duckdb

duckdb.sql("CREATE SECRET hub (TYPE huggingface, PROVIDER credential_chain)")  # the token of: hf auth login
data = duckdb.read_parquet("hf://datasets/cais/hle/data/test-00000-of-00001.parquet")
print(data.limit(10))
