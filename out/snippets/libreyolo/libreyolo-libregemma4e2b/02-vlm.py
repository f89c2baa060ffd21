from libreyolo import LibreVLM

model = LibreVLM("gemma-4-e2b")
model.set_classes(["cat", "remote control"])

result = model("http://images.cocodataset.org/val2017/000000039769.jpg")
print(result.summary())
