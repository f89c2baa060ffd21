import daft

data = daft.read_csv("hf://datasets/datastax/philosopher-quotes/philosopher-quotes.csv")
data.show(5)
