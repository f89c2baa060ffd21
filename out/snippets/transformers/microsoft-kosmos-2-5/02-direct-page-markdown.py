from transformers import AutoModelForImageTextToText, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("microsoft/kosmos-2.5")
model = AutoModelForImageTextToText.from_pretrained(
    "microsoft/kosmos-2.5",
    device_map="auto",
)

image = load_image("invoice.png")
# The page as Markdown; with "<ocr>" its lines, each behind the box in which it stands
text = "<md>"
inputs = processor(images=image, text=text, return_tensors="pt")
# The size that the page was scaled to, which boxes refer to and the model does not take
inputs.pop("height")
inputs.pop("width")
outputs = model.generate(
    **inputs.to(model.device, model.dtype),
    max_new_tokens=1024,
)
answer = outputs[0][inputs["input_ids"].shape[-1] :]
print(processor.decode(answer, skip_special_tokens=True))
