import daft

data = daft.read_csv("hf://datasets/username/bar-separated/bar.csv", delimiter="|")
data.show(5)
