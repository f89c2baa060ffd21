import daft

data = daft.read_csv("hf://datasets/papluca/language-identification/train.csv")
data.show(5)
