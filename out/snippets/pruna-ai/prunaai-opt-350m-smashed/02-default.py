from pruna import PrunaModel

model = PrunaModel.from_pretrained("PrunaAI/opt-350m-smashed")

# What it holds; it is used as the model that it was made of, which its card names
print(model.model)
