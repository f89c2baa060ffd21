import fenic as fc

session = fc.Session.get_or_create(fc.SessionConfig(app_name="read_dataset"))
data = session.read.parquet("hf://datasets/neural-bridge/rag-dataset-12000/data/train-00000-of-00001-9df3a936e1f63191.parquet")
data.show(5)
