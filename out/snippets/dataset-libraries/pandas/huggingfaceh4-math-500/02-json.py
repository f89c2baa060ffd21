import pandas as pd

data = pd.read_json("hf://datasets/HuggingFaceH4/MATH-500/test.jsonl", lines=True)
print(data.head())
