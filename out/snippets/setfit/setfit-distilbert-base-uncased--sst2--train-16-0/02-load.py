from setfit import SetFitModel

model = SetFitModel.from_pretrained("SetFit/distilbert-base-uncased__sst2__train-16-0")
labels = model.predict(
    [
        "the script's wit, alas, runs dry by the second reel",
        "Nothing worked and nobody answered.",
    ]
)
print(labels)
