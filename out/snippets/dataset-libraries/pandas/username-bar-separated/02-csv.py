import pandas as pd

data = pd.read_csv("hf://datasets/username/bar-separated/bar.csv", sep="|")
print(data.head())
