import duckdb

duckdb.sql("CREATE SECRET hub (TYPE huggingface, PROVIDER credential_chain)")  # the token of: hf auth login
data = duckdb.read_csv("hf://datasets/Idavidrein/gpqa/gpqa_extended.csv")
print(data.limit(10))
