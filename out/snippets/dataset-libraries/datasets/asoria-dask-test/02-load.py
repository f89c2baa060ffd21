from datasets import load_dataset

dataset = load_dataset("asoria/dask_test", split="train")
print(dataset)
print(dataset[0])
