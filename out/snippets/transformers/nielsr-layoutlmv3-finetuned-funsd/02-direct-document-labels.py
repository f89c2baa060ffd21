import torch
from transformers import AutoModelForTokenClassification, AutoProcessor
from transformers.image_utils import load_image

# It finds the words of the page and their boxes.
processor = AutoProcessor.from_pretrained("nielsr/layoutlmv3-finetuned-funsd", apply_ocr=True)
model = AutoModelForTokenClassification.from_pretrained(
    "nielsr/layoutlmv3-finetuned-funsd",
    device_map="auto",
)

image = load_image("invoice.png").convert("RGB")
inputs = processor(image, truncation=True, return_tensors="pt").to(model.device)
with torch.inference_mode():
    labels = model(**inputs).logits[0].argmax(dim=-1).tolist()
tokens = processor.tokenizer.convert_ids_to_tokens(inputs["input_ids"][0])
for token, label in zip(tokens, labels):
    print(token, model.config.id2label[label])
