import torch
from diffusers import ModularPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = ModularPipeline.from_pretrained("diffusers-modular/minimax-h3-inpainting")
pipe.load_components(dtype=torch.bfloat16)
pipe.to(device)

print(pipe.doc)  # what it is called with, and what it gives
