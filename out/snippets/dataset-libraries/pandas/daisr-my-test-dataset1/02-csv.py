import pandas as pd

data = pd.read_csv("hf://datasets/daisr/my_test_dataset1/ceshi.csv")
print(data.head())
