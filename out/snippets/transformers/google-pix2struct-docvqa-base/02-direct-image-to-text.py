from transformers import AutoModelForImageTextToText, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("google/pix2struct-docvqa-base")
model = AutoModelForImageTextToText.from_pretrained(
    "google/pix2struct-docvqa-base",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG")
# The question is drawn above the picture.
question = "Which animal is on the candy?"
inputs = processor(images=image, text=question, return_tensors="pt")
outputs = model.generate(
    **inputs.to(model.device, model.dtype),
    max_new_tokens=40,
)
print(processor.decode(outputs[0], skip_special_tokens=True))
