from transformers import AutoModelForImageTextToText, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("google/paligemma-3b-pt-224")
model = AutoModelForImageTextToText.from_pretrained(
    "google/paligemma-3b-pt-224",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
# How PaliGemma is asked; other models have prompts of their own.
text = "caption en"
inputs = processor(images=image, text=text, return_tensors="pt")
outputs = model.generate(
    **inputs.to(model.device, model.dtype),
    max_new_tokens=40,
)
print(processor.decode(outputs[0], skip_special_tokens=True))
