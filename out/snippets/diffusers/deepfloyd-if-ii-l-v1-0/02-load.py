import inspect

import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "DeepFloyd/IF-II-L-v1.0",
    dtype=torch.bfloat16,
).to(device)

print("It is called with", inspect.signature(pipe.__call__))
