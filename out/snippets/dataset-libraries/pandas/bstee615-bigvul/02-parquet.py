import pandas as pd

data = pd.read_parquet("hf://datasets/bstee615/bigvul/data/train-00000-of-00001-c6410a8bb202ca06.parquet")
print(data.head())
