import torch
from diffusers import AnimateDiffPipeline, EulerDiscreteScheduler, MotionAdapter
from diffusers.utils import export_to_video
from huggingface_hub import hf_hub_download
from safetensors.torch import load_file

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
# The file holds weights alone; they are as large as those of this adapter.
config = MotionAdapter.load_config("guoyww/animatediff-motion-adapter-v1-5-2")
adapter = MotionAdapter.from_config(config).to(torch.float16)
file = hf_hub_download("ByteDance/AnimateDiff-Lightning", "animatediff_lightning_4step_diffusers.safetensors")
adapter.load_state_dict(load_file(file))
pipe = AnimateDiffPipeline.from_pretrained(
    "stable-diffusion-v1-5/stable-diffusion-v1-5",
    motion_adapter=adapter,
    dtype=torch.float16,
).to(device)
pipe.scheduler = EulerDiscreteScheduler.from_config(
    pipe.scheduler.config,
    beta_schedule="linear",
    timestep_spacing="trailing",
)

frames = pipe(
    prompt="On a small stage, a musician plays a slow solo on a red guitar",
    num_inference_steps=4,  # as many as the file is for
    guidance_scale=1.0,
).frames[0]
export_to_video(frames, "output.mp4", fps=8)
