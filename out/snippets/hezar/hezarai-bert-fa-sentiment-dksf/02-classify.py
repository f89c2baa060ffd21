from hezar.models import Model

model = Model.load("hezarai/bert-fa-sentiment-dksf")
print(model.predict(["این کشتی همیشه سر وقت می رسد"]))
