import daft

data = daft.read_parquet("hf://datasets/duckdb-nsql-hub/duckdb-docs/data_embedded.parquet")
data.show(5)
