from itertools import islice

from mlcroissant import Dataset

dataset = Dataset(jsonld="https://huggingface.co/api/datasets/nyu-mll/glue/croissant")
for record in islice(dataset.records("ax"), 3):
    print(record)
