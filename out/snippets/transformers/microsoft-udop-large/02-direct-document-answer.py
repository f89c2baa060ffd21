from transformers import AutoProcessor, UdopForConditionalGeneration
from transformers.image_utils import load_image

# It finds the words of the page and their boxes.
processor = AutoProcessor.from_pretrained("microsoft/udop-large", apply_ocr=True)
# No device_map: it can't place parts that share weights as these do.
model = UdopForConditionalGeneration.from_pretrained("microsoft/udop-large")

image = load_image("invoice.png")
# The task that it was trained on, and the question
text = "Question answering. What is the invoice number?"
inputs = processor(image, text, truncation=True, return_tensors="pt")
outputs = model.generate(**inputs.to(model.device), max_new_tokens=40)
print(processor.decode(outputs[0], skip_special_tokens=True))
