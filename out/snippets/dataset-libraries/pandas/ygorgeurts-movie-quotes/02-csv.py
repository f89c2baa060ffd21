import pandas as pd

data = pd.read_csv("hf://datasets/ygorgeurts/movie-quotes/movie_quotes.csv")
print(data.head())
