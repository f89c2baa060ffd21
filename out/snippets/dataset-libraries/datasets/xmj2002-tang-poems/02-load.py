from datasets import load_dataset

dataset = load_dataset("xmj2002/tang_poems", split="train")
print(dataset)
print(dataset[0])
