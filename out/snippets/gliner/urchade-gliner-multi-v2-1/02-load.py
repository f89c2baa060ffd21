from gliner import GLiNER

model = GLiNER.from_pretrained("urchade/gliner_multi-v2.1")

text = "Ada Lovelace was born in London and worked with Charles Babbage."
entities = model.predict_entities(text, ["person", "city"], threshold=0.5)
for entity in entities:
    print(entity["text"], entity["label"], round(entity["score"], 2))
