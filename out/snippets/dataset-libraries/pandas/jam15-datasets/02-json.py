import pandas as pd

data = pd.read_json("hf://datasets/jam15/Datasets/train.jsonl", lines=True)
print(data.head())
