import pandas as pd

data = pd.read_json("hf://datasets/Khalida1w/funny_quotes/funnyQuotes.jsonl", lines=True)
print(data.head())
