import pandas as pd

data = pd.read_parquet("hf://datasets/nyu-mll/glue/ax/test-00000-of-00001.parquet")
print(data.head())
