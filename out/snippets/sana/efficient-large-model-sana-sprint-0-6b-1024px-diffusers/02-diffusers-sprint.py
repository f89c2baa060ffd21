import torch
from diffusers import SanaSprintPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = SanaSprintPipeline.from_pretrained(
    "Efficient-Large-Model/Sana_Sprint_0.6B_1024px_diffusers",
    dtype=torch.bfloat16,
).to(device)

image = pipe(
    prompt="a clockwork owl on a branch",
    num_inference_steps=2,
    generator=torch.Generator("cpu").manual_seed(42),
).images[0]
image.save("sana.png")
