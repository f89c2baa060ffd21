from setfit import SetFitModel

model = SetFitModel.from_pretrained("davidberenstein1957/text_classification_model_zero_shot")
labels = model.predict(
    [
        "This sentence is positive",
        "Nothing worked and nobody answered.",
    ]
)
print(labels)
