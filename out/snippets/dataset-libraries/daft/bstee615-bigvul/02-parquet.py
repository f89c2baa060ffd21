import daft

data = daft.read_parquet("hf://datasets/bstee615/bigvul/data/train-00000-of-00001-c6410a8bb202ca06.parquet")
data.show(5)
