from itertools import islice

from mlcroissant import Dataset

dataset = Dataset(jsonld="https://huggingface.co/api/datasets/openai/gsm8k/croissant")
for record in islice(dataset.records("main"), 3):
    print(record)
