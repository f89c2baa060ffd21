import inspect

import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "kandinsky-community/kandinsky-2-2-prior",
    dtype=torch.bfloat16,
).to(device)

print("It is called with", inspect.signature(pipe.__call__))
