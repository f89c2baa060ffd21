import torch
from diffusers import DiffusionPipeline, LCMScheduler

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "stabilityai/stable-diffusion-xl-base-1.0",
    dtype=torch.bfloat16,
    variant="fp16",
).to(device)
pipe.load_lora_weights("latent-consistency/lcm-lora-sdxl")
pipe.scheduler = LCMScheduler.from_config(pipe.scheduler.config)

image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
    num_inference_steps=4,  # 2 to 8
    guidance_scale=1.0,
).images[0]
image.save("image.png")
