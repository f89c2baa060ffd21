from itertools import islice

from mlcroissant import Dataset

dataset = Dataset(jsonld="https://huggingface.co/api/datasets/llm-jp/databricks-dolly-15k-ja/croissant")
for record in islice(dataset.records("default"), 3):
    print(record)
