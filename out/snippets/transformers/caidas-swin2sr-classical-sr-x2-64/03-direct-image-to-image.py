import torch
from PIL import Image
from transformers import AutoImageProcessor, AutoModelForImageToImage
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("caidas/swin2SR-classical-sr-x2-64")
model = AutoModelForImageToImage.from_pretrained("caidas/swin2SR-classical-sr-x2-64", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png")
inputs = processor(images=image, return_tensors="pt")
with torch.inference_mode():
    pixels = model(**inputs.to(model.device, model.dtype)).reconstruction
# The processor pads the image to a multiple of the window: what was added is cut off.
scale = model.config.upscale
pixels = pixels[0, :, : scale * image.height, : scale * image.width].float().clamp(0, 1)
pixels = (pixels * 255).round().byte().permute(1, 2, 0)
Image.fromarray(pixels.cpu().numpy()).save("output.png")
