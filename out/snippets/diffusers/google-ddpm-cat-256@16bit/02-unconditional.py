import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "google/ddpm-cat-256",
    dtype=torch.float16,
).to(device)

image = pipe().images[0]
image.save("image.png")
