import torch
from transformers import AutoModelForZeroShotImageClassification, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("google/siglip2-base-patch16-naflex")
model = AutoModelForZeroShotImageClassification.from_pretrained(
    "google/siglip2-base-patch16-naflex",
    device_map="auto",
)

labels = ["two birds", "a busy street", "a bowl of soup"]
inputs = processor(
    text=[f"a photo of {label}" for label in labels],
    images=load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"),
    # It was trained with texts of this length, filled up.
    padding="max_length",
    max_length=64,
    truncation=True,
    return_tensors="pt",
).to(model.device, model.dtype)
with torch.inference_mode():
    logits = model(**inputs).logits_per_image
# Each label has a probability of its own.
for label, score in zip(labels, logits.sigmoid()[0].tolist()):
    print(label, score)
