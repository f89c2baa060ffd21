import pandas as pd

data = pd.read_csv("hf://datasets/Idavidrein/gpqa/gpqa_extended.csv")
print(data.head())
