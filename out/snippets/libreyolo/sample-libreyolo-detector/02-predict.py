from libreyolo import LibreYOLO

model = LibreYOLO("hf://sample/libreyolo-detector")

# A picture of what the model was trained to find
source = "image.jpg"
# save=True draws what was found into a copy of the picture, below the folder runs
result = model(source, save=True)
print(result.summary())
