import torch
from diffusers import ModularPipelineBlocks

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
# The repository holds code alone, which this executes: the weights are those of the base model
blocks = ModularPipelineBlocks.from_pretrained("diffusers-modular/minimax-h3-inpainting", trust_remote_code=True)
pipe = blocks.init_pipeline("MiniMaxAI/MiniMax-H3")
pipe.load_components(dtype=torch.bfloat16)
pipe.to(device)

print(pipe.doc)  # what it is called with, and what it gives
