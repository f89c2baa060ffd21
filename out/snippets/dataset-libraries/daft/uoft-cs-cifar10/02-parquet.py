import daft

data = daft.read_parquet("hf://datasets/uoft-cs/cifar10/plain_text/train-00000-of-00001.parquet")
data.show(5)
