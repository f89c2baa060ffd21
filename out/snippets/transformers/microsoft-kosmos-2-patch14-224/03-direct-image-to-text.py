from transformers import AutoModelForImageTextToText, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("microsoft/kosmos-2-patch14-224")
model = AutoModelForImageTextToText.from_pretrained(
    "microsoft/kosmos-2-patch14-224",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
text = "<grounding> An image of"
inputs = processor(images=image, text=text, return_tensors="pt")
outputs = model.generate(
    **inputs.to(model.device, model.dtype),
    max_new_tokens=40,
)
text = processor.decode(outputs[0], skip_special_tokens=True)
# The caption, and the things in it with their boxes
print(processor.post_process_generation(text))
