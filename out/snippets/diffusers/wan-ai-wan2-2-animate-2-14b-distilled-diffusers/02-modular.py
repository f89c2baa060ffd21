import torch
from diffusers import ModularPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = ModularPipeline.from_pretrained("Wan-AI/Wan2.2-Animate-2-14B-Distilled-Diffusers")
pipe.load_components(dtype=torch.bfloat16)
pipe.to(device)

print(pipe.doc)  # what it is called with, and what it gives
