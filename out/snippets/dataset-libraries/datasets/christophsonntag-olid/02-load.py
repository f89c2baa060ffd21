from datasets import load_dataset

dataset = load_dataset("christophsonntag/OLID", split="train")
print(dataset)
print(dataset[0])
