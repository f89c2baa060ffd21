import daft

data = daft.read_parquet("hf://datasets/nyu-mll/glue/ax/test-00000-of-00001.parquet")
data.show(5)
