import fenic as fc

session = fc.Session.get_or_create(fc.SessionConfig(app_name="read_dataset"))
data = session.read.csv("hf://datasets/charisgao/human-raid/data/human_data_v0.csv")
data.show(5)
