import torch
from diffusers import SanaSprintPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = SanaSprintPipeline.from_pretrained(
    "Efficient-Large-Model/Sana_Sprint_1.6B_1024px_diffusers",
    dtype=torch.bfloat16,
).to(device)

image = pipe(
    prompt="A cyberpunk fox under a neon sign that says SANA",
    num_inference_steps=2,
    generator=torch.Generator("cpu").manual_seed(42),
).images[0]
image.save("sana.png")
