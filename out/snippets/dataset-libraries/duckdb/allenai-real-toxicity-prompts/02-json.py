import duckdb

data = duckdb.read_json("hf://datasets/allenai/real-toxicity-prompts/prompts.jsonl")
print(data.limit(10))
