import duckdb

data = duckdb.read_json("hf://datasets/medalpaca/medical_meadow_medical_flashcards/medical_meadow_wikidoc_medical_flashcards.json")
print(data.limit(10))
