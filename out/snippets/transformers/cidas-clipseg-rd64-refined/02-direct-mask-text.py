import torch
from PIL import Image
from transformers import CLIPSegForImageSegmentation, CLIPSegProcessor
from transformers.image_utils import load_image

processor = CLIPSegProcessor.from_pretrained("CIDAS/clipseg-rd64-refined")
model = CLIPSegForImageSegmentation.from_pretrained(
    "CIDAS/clipseg-rd64-refined",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
texts = ["a parrot", "leaves"]
inputs = processor(
    text=texts,
    images=[image] * len(texts),
    padding=True,
    return_tensors="pt",
).to(model.device)
inputs["pixel_values"] = inputs["pixel_values"].to(model.dtype)
with torch.inference_mode():
    logits = model(**inputs).logits
# One mask for each text: the brighter, the more likely
for text, mask in zip(texts, logits.sigmoid()):
    pixels = (mask.float() * 255).byte().cpu().numpy()
    Image.fromarray(pixels).resize(image.size).save(f"{text}.png")
