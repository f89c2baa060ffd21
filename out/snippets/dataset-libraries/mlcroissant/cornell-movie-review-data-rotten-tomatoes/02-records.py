from itertools import islice

from mlcroissant import Dataset

dataset = Dataset(jsonld="https://huggingface.co/api/datasets/cornell-movie-review-data/rotten_tomatoes/croissant")
for record in islice(dataset.records("default"), 3):
    print(record)
