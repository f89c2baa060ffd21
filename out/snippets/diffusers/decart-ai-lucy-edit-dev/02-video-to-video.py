import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_video

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "decart-ai/Lucy-Edit-Dev",
    dtype={"vae": torch.float32, "default": torch.bfloat16},
).to(device)

frames = pipe(
    video=load_video("input.mp4")[:81],  # the first 81 frames
    prompt="Change the shirt to a red kimono",
).frames[0]
export_to_video(frames, "output.mp4", fps=24)
