import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "Lightricks/LTX-Video-0.9.7-distilled",
    dtype=torch.bfloat16,
).to(device)

frames = pipe(
    prompt="On a small stage, a musician plays a slow solo on a red guitar",
    timesteps=[1000, 993, 987, 981, 975, 909, 725, 0.03],
    guidance_scale=1.0,  # it was distilled: few steps, no guidance
    decode_timestep=0.05,
    decode_noise_scale=0.025,
).frames[0]
export_to_video(frames, "output.mp4", fps=24)
