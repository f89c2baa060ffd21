from datasets import load_dataset

dataset = load_dataset("medalpaca/medical_meadow_medical_flashcards", split="train", streaming=True)
for row in dataset.take(3):
    print(row)
