from transformers import AutoModelForImageTextToText, AutoProcessor

processor = AutoProcessor.from_pretrained("microsoft/kosmos-2-patch14-224")
model = AutoModelForImageTextToText.from_pretrained(
    "microsoft/kosmos-2-patch14-224",
    device_map="auto",
)
print(model)
