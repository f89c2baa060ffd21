import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained(
    "stabilityai/stable-diffusion-xl-base-1.0",
    dtype=torch.bfloat16,
    device_map="cuda",  # "mps" on Apple silicon
)
pipe.load_lora_weights("nerijs/pixel-art-xl")

image = pipe(
    prompt="pixel art",
).images[0]
image.save("image.png")
