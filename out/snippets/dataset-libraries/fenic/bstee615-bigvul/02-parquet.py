import fenic as fc

session = fc.Session.get_or_create(fc.SessionConfig(app_name="read_dataset"))
data = session.read.parquet("hf://datasets/bstee615/bigvul/data/train-00000-of-00001-c6410a8bb202ca06.parquet")
data.show(5)
