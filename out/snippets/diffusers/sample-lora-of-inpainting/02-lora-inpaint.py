import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "black-forest-labs/FLUX.1-Fill-dev",
    dtype=torch.bfloat16,
).to(device)
pipe.load_lora_weights("sample/lora-of-inpainting")

image = load_image(
    "https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main/cup.png",
)
# What is white in it is painted anew
mask_image = load_image(
    "https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main/cup_mask.png",
)
image = pipe(
    prompt="a plain porcelain cup",
    image=image,
    mask_image=mask_image,
    height=1632,
    width=1232,
).images[0]
image.save("image.png")
