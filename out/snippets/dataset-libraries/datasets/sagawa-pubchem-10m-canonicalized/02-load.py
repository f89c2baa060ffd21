from datasets import load_dataset

dataset = load_dataset("sagawa/pubchem-10m-canonicalized", split="train")
print(dataset)
print(dataset[0])
