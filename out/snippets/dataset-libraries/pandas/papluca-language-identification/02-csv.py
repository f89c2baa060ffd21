import pandas as pd

data = pd.read_csv("hf://datasets/papluca/language-identification/train.csv")
print(data.head())
