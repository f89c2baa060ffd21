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
).images[0]
# frame_size=256 gives larger frames, output_type="mesh" a mesh, which diffusers.utils.export_to_ply saves
export_to_gif(frames, "object.gif")
