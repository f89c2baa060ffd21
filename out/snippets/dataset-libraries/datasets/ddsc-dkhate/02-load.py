from datasets import load_dataset

dataset = load_dataset("DDSC/dkhate", split="train")
print(dataset)
print(dataset[0])
