import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_ply

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "openai/shap-e",
    dtype=torch.float16,
).to(device)

mesh = pipe(
    prompt="a wooden chair",
    guidance_scale=15.0,
    num_inference_steps=64,
    output_type="mesh",
).images[0]
# With output_type="pil" and frame_size=256 it gives frames of the turning object
export_to_ply(mesh, "object.ply")
