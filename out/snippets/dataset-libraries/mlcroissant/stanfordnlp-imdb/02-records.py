from itertools import islice

from mlcroissant import Dataset

dataset = Dataset(jsonld="https://huggingface.co/api/datasets/stanfordnlp/imdb/croissant")
for record in islice(dataset.records("plain_text"), 3):
    print(record)
