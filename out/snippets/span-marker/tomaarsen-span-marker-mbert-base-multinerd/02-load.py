from span_marker import SpanMarkerModel

model = SpanMarkerModel.from_pretrained("tomaarsen/span-marker-mbert-base-multinerd")
text = "Marie Curie was born in Warsaw and worked in Paris."
for entity in model.predict(text):
    print(entity["span"], entity["label"], entity["score"])
