from transformers import AutoModelForMaskGeneration, AutoProcessor

processor = AutoProcessor.from_pretrained("facebook/sam-vit-base")
model = AutoModelForMaskGeneration.from_pretrained(
    "facebook/sam-vit-base",
    device_map="auto",
)
print(model)
