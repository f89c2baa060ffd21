from comet import download_model, load_from_checkpoint

model = load_from_checkpoint(download_model("AdleBenSalem/wmt22-comet-da-paragraph-biomqm"))

samples = [
    {
        "src": "Der Zug fährt um zehn.",
        "mt": "The train leaves at ten.",
        "ref": "The train departs at ten o'clock.",
    },
]
prediction = model.predict(samples, batch_size=8, num_workers=0)
print(prediction.scores, prediction.system_score)
