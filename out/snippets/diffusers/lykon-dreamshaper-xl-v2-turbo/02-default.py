import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "Lykon/dreamshaper-xl-v2-turbo",
    dtype=torch.bfloat16,
).to(device)

image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
    num_inference_steps=6,
    guidance_scale=2.0,  # it was distilled: few steps, little guidance
).images[0]
image.save("image.png")
