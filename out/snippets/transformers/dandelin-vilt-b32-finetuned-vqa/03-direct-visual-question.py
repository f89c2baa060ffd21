import torch
from transformers import AutoModelForVisualQuestionAnswering, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("dandelin/vilt-b32-finetuned-vqa")
model = AutoModelForVisualQuestionAnswering.from_pretrained(
    "dandelin/vilt-b32-finetuned-vqa",
    device_map="auto",
)

inputs = processor(
    images=load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG"),
    text="Which animal is on the candy?",
    return_tensors="pt",
).to(model.device, model.dtype)
with torch.inference_mode():
    logits = model(**inputs).logits
print(model.config.id2label[logits.argmax(dim=-1).item()])
