from transformers import AutoModelForImageTextToText, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("stepfun-ai/GOT-OCR-2.0-hf")
model = AutoModelForImageTextToText.from_pretrained(
    "stepfun-ai/GOT-OCR-2.0-hf",
    device_map="auto",
)

# The picture alone: the processor writes the prompt.
inputs = processor(images=load_image("invoice.png"), return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model.generate(
    **inputs,
    max_new_tokens=4096,
    do_sample=False,
    tokenizer=processor.tokenizer,
    stop_strings="<|im_end|>",
)
answer = outputs[0][inputs["input_ids"].shape[-1] :]
print(processor.decode(answer, skip_special_tokens=True))
