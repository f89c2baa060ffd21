from transformers import AutoModelForImageTextToText, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("naver-clova-ix/donut-base-finetuned-docvqa")
model = AutoModelForImageTextToText.from_pretrained(
    "naver-clova-ix/donut-base-finetuned-docvqa",
    device_map="auto",
)

question = "What is the invoice number?"
text = f"<s_docvqa><s_question>{question}</s_question><s_answer>"
inputs = processor(images=load_image("invoice.png"), text=text, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model.generate(
    inputs["pixel_values"],
    decoder_input_ids=inputs["input_ids"],
    max_new_tokens=40,
)
print(processor.token2json(processor.decode(outputs[0])))
