from pxia import AutoModel

model = AutoModel.from_pretrained("phxia/ann")
print(model)
