import pandas as pd

data = pd.read_parquet("hf://datasets/sujet-ai/Sujet-Financial-RAG-FR-Dataset/data/train-00000-of-00001.parquet")
print(data.head())
