from datasets import load_dataset

dataset = load_dataset("uoft-cs/cifar10", split="train")
print(dataset)
print(dataset[0])
