from transformers import AutoModelForImageTextToText, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("Salesforce/instructblip-flan-t5-xl")
model = AutoModelForImageTextToText.from_pretrained(
    "Salesforce/instructblip-flan-t5-xl",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
text = "Which birds are these?"
inputs = processor(images=image, text=text, return_tensors="pt")
outputs = model.generate(
    **inputs.to(model.device, model.dtype),
    max_new_tokens=40,
)
print(processor.decode(outputs[0], skip_special_tokens=True))
