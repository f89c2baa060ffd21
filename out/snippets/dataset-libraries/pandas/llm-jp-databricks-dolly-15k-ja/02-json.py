import pandas as pd

data = pd.read_json("hf://datasets/llm-jp/databricks-dolly-15k-ja/databricks-dolly-15k-ja.jsonl", lines=True)
print(data.head())
