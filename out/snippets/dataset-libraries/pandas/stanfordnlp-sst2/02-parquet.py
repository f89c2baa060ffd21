import pandas as pd

data = pd.read_parquet("hf://datasets/stanfordnlp/sst2/data/train-00000-of-00001.parquet")
print(data.head())
