import pandas as pd

data = pd.read_csv("hf://datasets/datastax/philosopher-quotes/philosopher-quotes.csv")
print(data.head())
