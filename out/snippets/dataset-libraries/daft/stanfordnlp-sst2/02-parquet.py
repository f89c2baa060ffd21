import daft

data = daft.read_parquet("hf://datasets/stanfordnlp/sst2/data/train-00000-of-00001.parquet")
data.show(5)
