import daft

data = daft.read_parquet("hf://datasets/sujet-ai/Sujet-Financial-RAG-FR-Dataset/data/train-00000-of-00001.parquet")
data.show(5)
