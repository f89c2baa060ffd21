from datasets import load_dataset

dataset = load_dataset("daisr/my_test_dataset1", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
