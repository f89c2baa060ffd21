from span_marker import SpanMarkerModel

model = SpanMarkerModel.from_pretrained("tomaarsen/span-marker-bert-base-fewnerd-fine-super")
text = "Amelia Earhart flew her single engine Lockheed Vega 5B across the Atlantic to Paris."
for entity in model.predict(text):
    print(entity["span"], entity["label"], entity["score"])
