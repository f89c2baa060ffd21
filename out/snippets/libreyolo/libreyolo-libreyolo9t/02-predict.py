from libreyolo import LibreYOLO

model = LibreYOLO("hf://LibreYOLO/LibreYOLO9t/LibreYOLO9t.pt")

source = "http://images.cocodataset.org/val2017/000000039769.jpg"
# save=True draws what was found into a copy of the picture, below the folder runs
result = model(source, save=True)
print(result.summary())
