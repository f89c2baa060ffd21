import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "stabilityai/stable-diffusion-x4-upscaler",
    dtype=torch.bfloat16,
).to(device)

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
).resize((128, 128))
image = pipe(
    prompt="a cat",  # what the image shows
    image=image,
).images[0]
image.save("upscaled.png")
