import daft

data = daft.read_csv("hf://datasets/daisr/my_test_dataset1/ceshi.csv")
data.show(5)
