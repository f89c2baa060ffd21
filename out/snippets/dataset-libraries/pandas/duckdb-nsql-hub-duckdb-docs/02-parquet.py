import pandas as pd

data = pd.read_parquet("hf://datasets/duckdb-nsql-hub/duckdb-docs/data_embedded.parquet")
print(data.head())
