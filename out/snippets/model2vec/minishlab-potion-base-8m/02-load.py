from model2vec import StaticModel

model = StaticModel.from_pretrained("minishlab/potion-base-8M")
texts = ["When does the boat depart?", "The ferry leaves at seven.", "Rye needs a hot oven."]
embeddings = model.encode(texts)
print(embeddings @ embeddings.T)  # how like each other the texts are
