from transformers import AutoModelForImageClassification

model = AutoModelForImageClassification.from_pretrained(
    "facebook/convnextv2-atto-22k-224",
    device_map="auto",
)
print(model)
