import pandas as pd

data = pd.read_parquet("hf://datasets/openai/gsm8k/main/train-00000-of-00001.parquet")
print(data.head())
