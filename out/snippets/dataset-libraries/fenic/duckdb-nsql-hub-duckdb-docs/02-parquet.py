import fenic as fc

session = fc.Session.get_or_create(fc.SessionConfig(app_name="read_dataset"))
data = session.read.parquet("hf://datasets/duckdb-nsql-hub/duckdb-docs/data_embedded.parquet")
data.show(5)
