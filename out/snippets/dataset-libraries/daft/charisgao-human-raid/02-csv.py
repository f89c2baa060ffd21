import daft

data = daft.read_csv("hf://datasets/charisgao/human-raid/data/human_data_v0.csv")
data.show(5)
