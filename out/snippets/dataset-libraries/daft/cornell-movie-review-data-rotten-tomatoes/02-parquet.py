import daft

data = daft.read_parquet("hf://datasets/cornell-movie-review-data/rotten_tomatoes/train.parquet")
data.show(5)
