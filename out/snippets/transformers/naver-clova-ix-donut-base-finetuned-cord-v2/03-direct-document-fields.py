from transformers import AutoModelForImageTextToText, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("naver-clova-ix/donut-base-finetuned-cord-v2")
model = AutoModelForImageTextToText.from_pretrained(
    "naver-clova-ix/donut-base-finetuned-cord-v2",
    device_map="auto",
)

# The token that the task of this model begins with
text = "<s_cord-v2>"
inputs = processor(images=load_image("invoice.png"), text=text, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model.generate(
    inputs["pixel_values"],
    decoder_input_ids=inputs["input_ids"],
    max_new_tokens=512,
)
# The names of the fields are special tokens.
print(processor.token2json(processor.decode(outputs[0])))
