import duckdb

data = duckdb.read_json("hf://datasets/Khalida1w/funny_quotes/funnyQuotes.jsonl")
print(data.limit(10))
