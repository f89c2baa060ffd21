from itertools import islice

from mlcroissant import Dataset

dataset = Dataset(jsonld="https://huggingface.co/api/datasets/daisr/my_test_dataset1/croissant")
for record in islice(dataset.records("default"), 3):
    print(record)
