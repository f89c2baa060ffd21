import duckdb

data = duckdb.read_json("hf://datasets/HuggingFaceH4/MATH-500/test.jsonl")
print(data.limit(10))
