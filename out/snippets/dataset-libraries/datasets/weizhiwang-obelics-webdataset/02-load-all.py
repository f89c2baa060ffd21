from datasets import load_dataset

dataset = load_dataset("weizhiwang/obelics_webdataset")
print(dataset)
