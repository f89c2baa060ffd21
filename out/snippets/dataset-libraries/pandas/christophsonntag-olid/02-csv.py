import pandas as pd

data = pd.read_csv("hf://datasets/christophsonntag/OLID/train.csv")
print(data.head())
