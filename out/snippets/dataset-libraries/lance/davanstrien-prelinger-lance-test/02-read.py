import lance

table = lance.dataset("hf://datasets/davanstrien/prelinger-lance-test/data/train.lance")
print(table.schema)
print(table.scanner(limit=3).to_table().to_pylist())
