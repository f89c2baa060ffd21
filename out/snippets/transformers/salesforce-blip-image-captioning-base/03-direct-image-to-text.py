from transformers import AutoModelForImageTextToText, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("Salesforce/blip-image-captioning-base")
model = AutoModelForImageTextToText.from_pretrained(
    "Salesforce/blip-image-captioning-base",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt")
outputs = model.generate(
    **inputs.to(model.device, model.dtype),
    max_new_tokens=40,
)
print(processor.decode(outputs[0], skip_special_tokens=True))
