import pandas as pd

data = pd.read_csv("hf://datasets/datasets-examples/doc-formats-tsv-3/data.tsv", sep="\t")
print(data.head())
