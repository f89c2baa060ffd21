import daft

data = daft.read_parquet("hf://datasets/openai/gsm8k/main/train-00000-of-00001.parquet")
data.show(5)
