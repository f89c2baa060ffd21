import daft

data = daft.read_csv("hf://datasets/christophsonntag/OLID/train.csv")
data.show(5)
