from transformers import AutoModelForImageTextToText, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("microsoft/trocr-base-handwritten")
model = AutoModelForImageTextToText.from_pretrained(
    "microsoft/trocr-base-handwritten",
    device_map="auto",
)

# A single line of text: it was trained on no more.
image = load_image("line.png")
inputs = processor(images=image, return_tensors="pt")
outputs = model.generate(
    **inputs.to(model.device, model.dtype),
    max_new_tokens=40,
)
print(processor.decode(outputs[0], skip_special_tokens=True))
