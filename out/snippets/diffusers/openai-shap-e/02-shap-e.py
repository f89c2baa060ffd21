import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_gif

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "openai/shap-e",
    dtype=torch.float16,
).to(device)

frames = pipe(
    prompt="a wooden chair",
    guidance_scale=15.0,
    num_inference_steps=64,
    frame_size=256,
).images[0]
# output_type="mesh" gives a mesh, which diffusers.utils.export_to_ply saves
export_to_gif(frames, "object.gif")
