from gliner2_onnx import GLiNER2ONNXRuntime

runtime = GLiNER2ONNXRuntime.from_pretrained("DanKau/gliner2-multi-v1-onnx")

text = "The parcel came two weeks late, and nobody answers the phone."
labels = ["praise", "complaint", "question"]
for label, score in runtime.classify(text, labels).items():
    print(label, round(score, 3))
