import pandas as pd

data = pd.read_csv("hf://datasets/akariasai/PopQA/test.tsv", sep="\t")
print(data.head())
