import torch
from PIL import Image
from transformers import VitMatteForImageMatting, VitMatteImageProcessor
from transformers.image_utils import load_image

processor = VitMatteImageProcessor.from_pretrained("hustvl/vitmatte-small-composition-1k")
model = VitMatteForImageMatting.from_pretrained(
    "hustvl/vitmatte-small-composition-1k",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
# The trimap: white is in front, black is background, the model decides about grey.
width, height = image.size
trimap = Image.new("L", image.size, 0)
trimap.paste(128, (width // 10, height // 10, width * 9 // 10, height * 9 // 10))
trimap.paste(255, (width * 4 // 10, height * 4 // 10, width * 6 // 10, height * 6 // 10))

inputs = processor(images=image, trimaps=trimap, return_tensors="pt")
with torch.inference_mode():
    alphas = model(**inputs.to(model.device, model.dtype)).alphas
# The processor has filled up the image on the right and below.
alpha = alphas[0, 0, :height, :width].float().clamp(0, 1)
image.putalpha(Image.fromarray((alpha * 255).byte().cpu().numpy()))
image.save("foreground.png")
