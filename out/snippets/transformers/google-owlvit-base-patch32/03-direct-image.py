from transformers import AutoModelForZeroShotObjectDetection, AutoProcessor

processor = AutoProcessor.from_pretrained("google/owlvit-base-patch32")
model = AutoModelForZeroShotObjectDetection.from_pretrained(
    "google/owlvit-base-patch32",
    device_map="auto",
)
print(model)
