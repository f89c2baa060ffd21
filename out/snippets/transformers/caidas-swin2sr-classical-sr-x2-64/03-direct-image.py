from transformers import AutoImageProcessor, AutoModelForImageToImage

processor = AutoImageProcessor.from_pretrained("caidas/swin2SR-classical-sr-x2-64")
model = AutoModelForImageToImage.from_pretrained(
    "caidas/swin2SR-classical-sr-x2-64",
    device_map="auto",
)
print(model)
