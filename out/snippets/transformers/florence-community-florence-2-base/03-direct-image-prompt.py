from transformers import AutoModelForImageTextToText, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("florence-community/Florence-2-base")
model = AutoModelForImageTextToText.from_pretrained(
    "florence-community/Florence-2-base",
    device_map="auto",
)

# Others are <DETAILED_CAPTION>, <OD> for objects and their boxes, and <OCR>.
task = "<CAPTION>"
image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, text=task, return_tensors="pt")
outputs = model.generate(
    **inputs.to(model.device, model.dtype),
    max_new_tokens=1024,
    num_beams=3,
)
# The marks of places are special tokens.
text = processor.batch_decode(outputs, skip_special_tokens=False)[0]
print(processor.post_process_generation(text, task=task, image_size=image.size))
