import pandas as pd

data = pd.read_json("hf://datasets/JunxiongWang/testdataset/train.json")
print(data.head())
