from itertools import islice

from mlcroissant import Dataset

dataset = Dataset(jsonld="https://huggingface.co/api/datasets/datastax/philosopher-quotes/croissant")
for record in islice(dataset.records("default"), 3):
    print(record)
