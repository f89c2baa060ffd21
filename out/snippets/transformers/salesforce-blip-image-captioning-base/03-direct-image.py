from transformers import AutoModelForImageTextToText, AutoProcessor

processor = AutoProcessor.from_pretrained("Salesforce/blip-image-captioning-base")
model = AutoModelForImageTextToText.from_pretrained(
    "Salesforce/blip-image-captioning-base",
    device_map="auto",
)
print(model)
