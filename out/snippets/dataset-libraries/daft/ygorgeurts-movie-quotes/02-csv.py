import daft

data = daft.read_csv("hf://datasets/ygorgeurts/movie-quotes/movie_quotes.csv")
data.show(5)
