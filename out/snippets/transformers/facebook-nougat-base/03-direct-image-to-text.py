from transformers import AutoModelForImageTextToText, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("facebook/nougat-base")
model = AutoModelForImageTextToText.from_pretrained(
    "facebook/nougat-base",
    device_map="auto",
)

image = load_image("page.png")
inputs = processor(images=image, return_tensors="pt")
outputs = model.generate(
    **inputs.to(model.device, model.dtype),
    # A page; what it can't read is left out.
    max_new_tokens=2048,
    bad_words_ids=[[processor.tokenizer.unk_token_id]],
)
print(processor.decode(outputs[0], skip_special_tokens=True))
