from itertools import islice

from mlcroissant import Dataset

dataset = Dataset(jsonld="https://huggingface.co/api/datasets/username/bar-separated/croissant")
for record in islice(dataset.records("bar"), 3):
    print(record)
