from datasets import load_dataset

dataset = load_dataset("FiscalNote/billsum", split="train")
print(dataset)
print(dataset[0])
