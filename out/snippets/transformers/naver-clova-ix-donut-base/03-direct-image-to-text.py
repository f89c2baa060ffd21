from transformers import AutoModelForImageTextToText, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("naver-clova-ix/donut-base")
model = AutoModelForImageTextToText.from_pretrained(
    "naver-clova-ix/donut-base",
    device_map="auto",
)

image = load_image("page.png")
inputs = processor(images=image, return_tensors="pt")
outputs = model.generate(
    **inputs.to(model.device, model.dtype),
    max_new_tokens=512,
)
print(processor.decode(outputs[0], skip_special_tokens=True))
