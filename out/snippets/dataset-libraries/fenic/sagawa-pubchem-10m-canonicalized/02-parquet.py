import fenic as fc

session = fc.Session.get_or_create(fc.SessionConfig(app_name="read_dataset"))
data = session.read.parquet("hf://datasets/sagawa/pubchem-10m-canonicalized/data/train-00000-of-00001-e9b227f8c7259c8b.parquet")
data.show(5)
