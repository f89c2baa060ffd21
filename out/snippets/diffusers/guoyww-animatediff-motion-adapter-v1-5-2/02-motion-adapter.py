import torch
from diffusers import (
    AnimateDiffPipeline,
    DDIMScheduler,
    MotionAdapter,
)
from diffusers.utils import export_to_video

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
adapter = MotionAdapter.from_pretrained(
    "guoyww/animatediff-motion-adapter-v1-5-2",
    dtype=torch.bfloat16,
)
pipe = AnimateDiffPipeline.from_pretrained(
    "stable-diffusion-v1-5/stable-diffusion-v1-5",
    motion_adapter=adapter,
    dtype=torch.bfloat16,
).to(device)
pipe.scheduler = DDIMScheduler.from_config(
    pipe.scheduler.config,
    beta_schedule="linear",
    timestep_spacing="linspace",
    clip_sample=False,
    steps_offset=1,
)

frames = pipe(
    prompt="On a small stage, a musician plays a slow solo on a red guitar",
).frames[0]
export_to_video(frames, "output.mp4", fps=8)
