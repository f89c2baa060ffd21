from setfit import SetFitModel

model = SetFitModel.from_pretrained("lewtun/my-awesome-setfit-model")
labels = model.predict(
    [
        "The delivery came a day early.",
        "Nothing worked and nobody answered.",
    ]
)
print(labels)
