from gliner2_onnx import GLiNER2ONNXRuntime

runtime = GLiNER2ONNXRuntime.from_pretrained("DanKau/gliner2-multi-v1-onnx")

text = "Airbus named Guillaume Faury its head and showed the A321XLR in Toulouse."
labels = ["company", "person", "product", "location"]
for entity in runtime.extract_entities(text, labels):
    print(entity.label, entity.text, round(entity.score, 3))
