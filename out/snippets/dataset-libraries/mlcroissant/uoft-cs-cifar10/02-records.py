from itertools import islice

from mlcroissant import Dataset

dataset = Dataset(jsonld="https://huggingface.co/api/datasets/uoft-cs/cifar10/croissant")
for record in islice(dataset.records("default"), 3):
    print(record)
