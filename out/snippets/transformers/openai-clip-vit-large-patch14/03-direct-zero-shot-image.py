import torch
from transformers import AutoModelForZeroShotImageClassification, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("openai/clip-vit-large-patch14")
model = AutoModelForZeroShotImageClassification.from_pretrained(
    "openai/clip-vit-large-patch14",
    device_map="auto",
)

labels = ["two birds", "a busy street", "a bowl of soup"]
inputs = processor(
    text=[f"a photo of {label}" for label in labels],
    images=load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"),
    padding=True,
    return_tensors="pt",
).to(model.device, model.dtype)
with torch.inference_mode():
    logits = model(**inputs).logits_per_image
for label, score in zip(labels, logits.softmax(dim=-1)[0].tolist()):
    print(label, score)
