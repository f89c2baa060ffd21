import fenic as fc

session = fc.Session.get_or_create(fc.SessionConfig(app_name="read_dataset"))
data = session.read.parquet("hf://datasets/cornell-movie-review-data/rotten_tomatoes/train.parquet")
data.show(5)
