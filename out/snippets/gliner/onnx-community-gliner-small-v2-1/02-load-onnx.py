from gliner import GLiNER

model = GLiNER.from_pretrained(
    "onnx-community/gliner_small-v2.1",
    load_onnx_model=True,
    onnx_model_file="onnx/model.onnx",
)

text = "Ada Lovelace was born in London and worked with Charles Babbage."
entities = model.predict_entities(text, ["person", "city"], threshold=0.5)
for entity in entities:
    print(entity["text"], entity["label"], round(entity["score"], 2))
