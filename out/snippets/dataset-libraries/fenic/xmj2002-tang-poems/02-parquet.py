import fenic as fc

session = fc.Session.get_or_create(fc.SessionConfig(app_name="read_dataset"))
data = session.read.parquet("hf://datasets/xmj2002/tang_poems/data/train-00000-of-00001-6914ee5fabc145c0.parquet")
data.show(5)
