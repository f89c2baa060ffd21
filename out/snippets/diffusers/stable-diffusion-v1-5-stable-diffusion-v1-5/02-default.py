import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "stable-diffusion-v1-5/stable-diffusion-v1-5",
    dtype=torch.bfloat16,
).to(device)

image = pipe(
    prompt="An astronaut walking through a dense jungle, muted cold colors, fine detail, 8k",
).images[0]
image.save("image.png")
