import torch
from transformers import AutoImageProcessor, AutoModelForImageClassification
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("google/vit-base-patch16-224")
model = AutoModelForImageClassification.from_pretrained(
    "google/vit-base-patch16-224",
    device_map="auto",
    quantization_config={"load_in_8bit": True},
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt")
with torch.inference_mode():
    logits = model(**inputs.to(model.device, model.dtype)).logits
print(model.config.id2label[logits.argmax(dim=-1).item()])
