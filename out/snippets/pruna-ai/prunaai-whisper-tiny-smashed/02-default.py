from pruna import PrunaModel

model = PrunaModel.from_pretrained("PrunaAI/whisper-tiny-smashed")
print(model)
