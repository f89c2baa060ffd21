from model2vec import StaticModel

model = StaticModel.from_pretrained("minishlab/potion-base-8M")
embeddings = model.encode(["The harbour is quiet.", "Boats wait for the tide."])
print(embeddings.shape)
