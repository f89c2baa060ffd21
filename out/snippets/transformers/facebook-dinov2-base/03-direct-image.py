from transformers import AutoImageProcessor, AutoModel

processor = AutoImageProcessor.from_pretrained("facebook/dinov2-base")
model = AutoModel.from_pretrained(
    "facebook/dinov2-base",
    device_map="auto",
)
print(model)
