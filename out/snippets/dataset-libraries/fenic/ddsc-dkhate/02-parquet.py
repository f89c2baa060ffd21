import fenic as fc

session = fc.Session.get_or_create(fc.SessionConfig(app_name="read_dataset"))
data = session.read.parquet("hf://datasets/DDSC/dkhate/data/train-00000-of-00001.parquet")
data.show(5)
