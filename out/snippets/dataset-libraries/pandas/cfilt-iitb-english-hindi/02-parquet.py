import pandas as pd

data = pd.read_parquet("hf://datasets/cfilt/iitb-english-hindi/data/train-00000-of-00001.parquet")
print(data.head())
