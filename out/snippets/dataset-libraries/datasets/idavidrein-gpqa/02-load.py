from datasets import load_dataset

dataset = load_dataset("Idavidrein/gpqa", "gpqa_extended", split="train")
print(dataset)
print(dataset[0])
