import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "lambdalabs/sd-image-variations-diffusers",
    dtype=torch.bfloat16,
    revision="v2.0",
).to(device)

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
)
image = pipe(
    image=image,
    guidance_scale=3.0,
).images[0]
image.save("image.png")
