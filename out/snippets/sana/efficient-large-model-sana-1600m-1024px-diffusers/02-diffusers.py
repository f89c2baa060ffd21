import torch
from diffusers import SanaPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = SanaPipeline.from_pretrained(
    "Efficient-Large-Model/Sana_1600M_1024px_diffusers",
    dtype=torch.bfloat16,
).to(device)

size = 1024
image = pipe(
    prompt="A cyberpunk fox under a neon sign that says SANA",
    height=size,
    width=size,
    guidance_scale=4.5,
    num_inference_steps=20,
    generator=torch.Generator("cpu").manual_seed(42),
).images[0]
image.save("sana.png")
