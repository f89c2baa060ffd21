from hezar.models import Model

model = Model.load("hezarai/roberta-fa-mask-filling")
texts = ["کشتی ساعت هفت صبح از <mask> حرکت می کند"]
print(model.predict(texts, top_k=3))
