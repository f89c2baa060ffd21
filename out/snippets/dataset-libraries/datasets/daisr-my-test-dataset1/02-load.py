from datasets import load_dataset

dataset = load_dataset("daisr/my_test_dataset1", split="train")
print(dataset)
print(dataset[0])
