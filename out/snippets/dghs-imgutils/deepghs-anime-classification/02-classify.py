from imgutils.generic import ClassifyModel

# A repository can hold several models, each in a folder.
model = ClassifyModel("deepghs/anime_classification")
name = model.model_names[0]
for label, score in model.predict_score("image.jpg", model_name=name, topk=5).items():
    print(label, round(float(score), 3))
