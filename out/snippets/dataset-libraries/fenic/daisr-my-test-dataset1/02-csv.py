import fenic as fc

session = fc.Session.get_or_create(fc.SessionConfig(app_name="read_dataset"))
data = session.read.csv("hf://datasets/daisr/my_test_dataset1/ceshi.csv")
data.show(5)
