from datasets import load_dataset

dataset = load_dataset("uoft-cs/cifar10", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
