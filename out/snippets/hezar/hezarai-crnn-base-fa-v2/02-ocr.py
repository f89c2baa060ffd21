from hezar.models import Model

model = Model.load("hezarai/crnn-base-fa-v2")
print(model.predict("line.png"))
