from datasets import load_dataset

dataset = load_dataset("bstee615/bigvul", split="train")
print(dataset)
print(dataset[0])
