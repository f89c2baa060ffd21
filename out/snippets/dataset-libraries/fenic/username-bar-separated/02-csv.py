import fenic as fc

session = fc.Session.get_or_create(fc.SessionConfig(app_name="read_dataset"))
data = session.read.csv("hf://datasets/username/bar-separated/bar.csv")
data.show(5)
