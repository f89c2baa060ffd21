import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    # The same weights, in the form that Diffusers loads
    "hunyuanvideo-community/HunyuanVideo-1.5-Diffusers-480p_t2v",
    dtype=torch.bfloat16,
).to(device)

frames = pipe(
    prompt="On a small stage, a musician plays a slow solo on a red guitar",
).frames[0]
export_to_video(frames, "output.mp4", fps=15)
