import fenic as fc

session = fc.Session.get_or_create(fc.SessionConfig(app_name="read_dataset"))
data = session.read.csv("hf://datasets/Hieu-Pham/kaggle_food_recipes/Food Ingredients and Recipe Dataset with Image Name Mapping.csv")
data.show(5)
