import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "stabilityai/stable-diffusion-xl-base-1.0",
    dtype=torch.bfloat16,
    variant="fp16",
).to(device)
pipe.load_lora_weights("nerijs/pixel-art-xl")

image = pipe(
    prompt="pixel art",
).images[0]
image.save("image.png")
