from datasets import load_dataset

dataset = load_dataset("JunxiongWang/testdataset", split="train")
print(dataset)
print(dataset[0])
