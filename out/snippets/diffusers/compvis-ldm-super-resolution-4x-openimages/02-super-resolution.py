import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("CompVis/ldm-super-resolution-4x-openimages").to(device)

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
).resize((128, 128))
image = pipe(image=image).images[0]
image.save("upscaled.png")
