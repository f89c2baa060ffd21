from comet import download_model, load_from_checkpoint

model = load_from_checkpoint(download_model("Unbabel/wmt22-cometkiwi-da"))

# It judges by the source alone, and takes no reference.
samples = [
    {"src": "Der Zug fährt um zehn.", "mt": "The train leaves at ten."},
    {"src": "Der Zug fährt um zehn.", "mt": "The bus is late."},
]
prediction = model.predict(samples, batch_size=8, num_workers=0)
print(prediction.scores, prediction.system_score)
