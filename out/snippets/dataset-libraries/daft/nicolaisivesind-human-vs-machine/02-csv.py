import daft

data = daft.read_csv("hf://datasets/NicolaiSivesind/human-vs-machine/*.csv")
data.show(5)
