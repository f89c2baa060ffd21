import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained(
    "stabilityai/stable-diffusion-xl-base-1.0",
    dtype=torch.bfloat16,
    device_map="cuda",  # "mps" on Apple silicon
)

image = pipe(
    prompt="An astronaut walking through a dense jungle, muted cold colors, fine detail, 8k",
).images[0]
image.save("image.png")
