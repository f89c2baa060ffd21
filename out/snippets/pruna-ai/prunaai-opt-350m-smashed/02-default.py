from pruna import PrunaModel

model = PrunaModel.from_pretrained("PrunaAI/opt-350m-smashed")
# It is used as the model is that it was made of: its card names that one
