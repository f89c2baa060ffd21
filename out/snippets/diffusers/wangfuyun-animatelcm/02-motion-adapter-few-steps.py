import torch
from diffusers import AnimateDiffPipeline, LCMScheduler, MotionAdapter
from diffusers.utils import export_to_video

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
adapter = MotionAdapter.from_pretrained("wangfuyun/AnimateLCM", dtype=torch.float16)
pipe = AnimateDiffPipeline.from_pretrained(
    "stable-diffusion-v1-5/stable-diffusion-v1-5",
    motion_adapter=adapter,
    dtype=torch.float16,
).to(device)
pipe.scheduler = LCMScheduler.from_config(
    pipe.scheduler.config,
    beta_schedule="linear",
)
pipe.load_lora_weights(
    "wangfuyun/AnimateLCM",
    weight_name="AnimateLCM_sd15_t2v_lora.safetensors",
)

frames = pipe(
    prompt="On a small stage, a musician plays a slow solo on a red guitar",
    num_inference_steps=6,
    guidance_scale=2.0,  # it was distilled: few steps, little guidance
).frames[0]
export_to_video(frames, "output.mp4", fps=8)
